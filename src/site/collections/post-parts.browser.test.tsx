import { translateEnglish } from '#messages/translator.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { parseDesign } from '#domain/design/design-settings.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { BlockFrame } from '../blocks/block-frame.tsx';
import { pageStyles } from '../page-styles.ts';
import { ArrangedBlocks } from '../sections/arranged-blocks.tsx';
import { arrangeSection } from '#site/arrangement/arranged-section.ts';
import { SectionFrame } from '../sections/section-frame.tsx';
import collectionStyles from '../styles/collections.css?inline';
import { PostFooter, PostHeader } from './post-parts.tsx';

/** Never comes: the picture has the proportions that its markup says. */
const PATH = '/s/images/0199f3b4c0de0a1b2c3d4e0f/silent.jpg';
const LONG = 'A_title_that_is_one_very_long_word_which_no_phone_has_the_width_for';

afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelectorAll('style[data-test]').forEach((style) => style.remove());
  document.documentElement.removeAttribute('dir');
});

async function show(
  viewport: number,
  image: { width: number; height: number } | null,
  title = 'Twice around',
): Promise<void> {
  await page.viewport(viewport, 900);
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = `${pageStyles({ design: parseDesign(undefined), blockTypes: ['text'] })}${collectionStyles}`;
  document.head.append(style);
  const arranged = arrangeSection(
    [{ id: 'a', desktop: { x: 0, y: 0, w: 24, h: 4 }, mobile: { x: 0, y: 0, w: 8, h: 4 } }],
    () => 'text',
  );
  const parts = {
    item: {
      title,
      collection: { id: 'c', path: '/journal', title: 'Journal' },
      publishedAt: '2026-03-04T10:00:00.000Z',
      authorName: 'Studio team',
      categories: ['Autumn'],
      tags: ['water', 'evening'],
      featuredImage:
        image === null
          ? null
          : { fileId: 'f' as FileId, path: PATH, alt: 'A lake', focalPoint: { x: 0.5, y: 0.5 }, ...image },
      previous: { path: '/a', title: 'The last ferry' },
      next: { path: '/b', title: 'A field in winter' },
    },
    dates: { language: 'en', timeZone: 'UTC' },
    siteTitle: 'Site',
    translate: translateEnglish,
    mode: 'page',
  } as const;
  document.body.innerHTML = renderMarkup(
    <main>
      <article>
        <PostHeader {...parts} />
        <SectionFrame
          section={sectionSchema.parse({ id: 's', type: 'section', order: 'a', width: 'narrow' })}
          gridStyle={arranged.style}
        >
          <ArrangedBlocks
            elements={arranged.children}
            renderBlock={(arranged) => (
              <BlockFrame block={{ id: arranged.id, blockType: 'text' }} arranged={arranged}>
                <div className="portico-block-text">
                  <h2>The second round</h2>
                  <p>{'Words '.repeat(80)}</p>
                </div>
              </BlockFrame>
            )}
          />
        </SectionFrame>
        <PostFooter {...parts} />
      </article>
    </main>,
  );
}

it.each([
  [428, true],
  [429, false],
])(
  'in a window of %d px has the post before above the one after: %s, on small phones only [IMG-29]',
  async (width, isAbove) => {
    await show(width, null);
    const [before, after] = [...document.querySelectorAll('.portico-pager > *')].map((each) =>
      each.getBoundingClientRect(),
    );
    expect((before?.bottom ?? 0) <= (after?.top ?? 0)).toBe(isAbove);
    expect(before?.left === after?.left).toBe(isAbove);
  },
);

const boxOf = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element.getBoundingClientRect();
};

const COLUMN = [
  '.portico-trail',
  'h1',
  '.portico-post-facts',
  '.portico-block-text',
  '.portico-post-tags',
  '.portico-pager',
];

describe.each([360, 768, 1440, 1920])('a post at %s px', (viewport) => {
  it('has its head, text, tags and pager in one column, in either direction of writing [CONT-139]', async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      document.documentElement.dir = direction;
      await show(viewport, null);
      const edges = COLUMN.map((selector) => {
        const { left, right } = boxOf(selector);
        return [Math.round(left), Math.round(right)];
      });
      expect(new Set(edges.map(String)).size, JSON.stringify(edges)).toBe(1);
      expect(boxOf('.portico-block-text').width).toBeLessThanOrEqual(736);
      document.body.replaceChildren();
    }
  });

  it('shows a portrait whole, not wider than the window and not higher [CONT-139]', async () => {
    await show(viewport, { width: 1000, height: 1500 });
    const box = boxOf('header img');
    expect(box.width / box.height).toBeCloseTo(2 / 3, 1);
    expect(box.height).toBeLessThanOrEqual(900 * 0.85 + 1);
    expect([box.left >= 0, box.right <= viewport]).toEqual([true, true]);
    // It stands in the middle of the column.
    const column = boxOf('.portico-trail');
    expect(Math.abs((box.left + box.right) / 2 - (column.left + column.right) / 2)).toBeLessThan(1.5);
  });

  it('shows a landscape whole, and a long title breaks [CONT-139]', async () => {
    await show(viewport, { width: 1600, height: 900 }, LONG);
    const box = boxOf('header img');
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport);
  });
});
