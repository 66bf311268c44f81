import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import axe from 'axe-core';
import { renderMarkup } from './markup/render-markup.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseDesign } from '#domain/design/design-settings.ts';
import { siteHeaderSchema } from '#domain/sites/site-settings.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { BlockFrame } from './blocks/block-frame.tsx';
import { createBlockContext } from './create-block-context.ts';
import { SiteHeaderView } from './header/site-header-view.tsx';
import type { NavigationNode } from './header/navigation-node.ts';
import { pageStyles } from './page-styles.ts';
import { ArrangedBlocks } from './sections/arranged-blocks.tsx';
import { arrangeSection } from './arrangement/arranged-section.ts';
import { SectionFrame } from './sections/section-frame.tsx';

const NAVIGATION: readonly NavigationNode[] = [
  { kind: 'link', id: 'a', title: 'About', href: '#about', isCurrent: true },
  {
    kind: 'folder',
    id: 'b',
    title: 'More',
    children: [{ kind: 'link', id: 'c', title: 'Opening hours', href: '#hours', isCurrent: false }],
  },
];

afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelectorAll('style[data-test]').forEach((style) => style.remove());
});

function show(markup: string): void {
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = pageStyles({ design: parseDesign(undefined), blockTypes: [] });
  document.head.append(style);
  document.documentElement.lang = 'en';
  document.title = 'Page';
  document.body.dataset['theme'] = 'white';
  document.body.innerHTML = markup;
}

function headerMarkup(): string {
  const context = createBlockContext({
    markdown: markdownElements,
    mode: 'page',
    host: 'public',
    siteId: 's',
    documentId: 'd',
    language: 'en',
    pathOf: () => null,
  });
  return renderMarkup(
    <>
      <SiteHeaderView
        header={siteHeaderSchema.parse({ id: 'header', type: 'header' })}
        site={{ title: 'A café with a rather long name for a phone', logo: null }}
        navigation={NAVIGATION}
        context={context}
      />
      <main id="main">
        <h1>Page</h1>
      </main>
    </>,
  );
}

const about = () => page.getByRole('link', { name: 'About' });

async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document);
  return violations.map((each) => `${each.id}: ${each.nodes[0]?.html ?? ''}`);
}

describe('the header of a site', () => {
  it('shows its navigation on a desktop; folders open by keyboard, without scripts', async () => {
    await page.viewport(1280, 800);
    show(headerMarkup());
    await expect.element(about()).toBeVisible();
    expect(document.querySelector('.portico-menu-button')?.checkVisibility()).toBe(false);
    const hours = page.getByRole('link', { name: 'Opening hours' });
    await expect.element(hours).not.toBeInTheDocument();
    document.querySelector('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(hours).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it.each([
    [801, 'none', true],
    [800, 'flex', false],
  ])(
    'in a window of %d px has a menu button shown as %s, its navigation in the header: %s [IMG-32] [IMG-33]',
    async (width, display, isInHeader) => {
      await page.viewport(width, 800);
      show(headerMarkup());
      const button = document.querySelector('.portico-menu-button');
      expect(button && getComputedStyle(button).display).toBe(display);
      expect(document.querySelector('.portico-nav')?.checkVisibility()).toBe(isInHeader);
    },
  );

  it('opens its menu on a phone and closes it with Escape, the focus where it was', async () => {
    await page.viewport(360, 740);
    show(headerMarkup());
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect.element(button).toBeVisible();
    expect(document.querySelector('.portico-nav')?.checkVisibility()).toBe(false);
    await button.click();
    await expect.element(about()).toBeVisible();
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('.portico-nav')?.checkVisibility()).toBe(false);
    expect(document.activeElement?.className).toBe('portico-menu-button');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('the grid of a section', () => {
  function grid(text: string): string {
    const arranged = arrangeSection(
      [
        { id: 'a', desktop: { x: 0, y: 0, w: 12, h: 2 }, mobile: { x: 0, y: 0, w: 8, h: 2 } },
        { id: 'b', desktop: { x: 0, y: 2, w: 6, h: 2 }, mobile: { x: 4, y: 2, w: 4, h: 2 } },
      ],
      () => 'text',
    );
    return renderMarkup(
      <SectionFrame
        section={sectionSchema.parse({ id: 's', type: 'section', order: 'a' })}
        gridStyle={arranged.style}
      >
        <ArrangedBlocks
          elements={arranged.children}
          renderBlock={(arranged) => (
            <BlockFrame block={{ id: arranged.id, blockType: 'text' }} arranged={arranged}>
              <p>{arranged.id === 'a' ? text : 'Below'}</p>
            </BlockFrame>
          )}
        />
      </SectionFrame>,
    );
  }
  const boxOf = (id: string) => document.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect();

  it('places blocks by columns, a text as high as it is', async () => {
    await page.viewport(1280, 800);
    show(grid(''));
    const [a, b] = [boxOf('a'), boxOf('b')];
    const columns = document.querySelector('.portico-grid')?.getBoundingClientRect().width ?? 0;
    expect(a?.height).toBeLessThan(48);
    expect(Math.abs((a?.width ?? 0) - (columns - 16) / 2)).toBeLessThan(1);
    expect(b?.top).toBeGreaterThanOrEqual(a?.bottom ?? Infinity);
  });

  it.each([
    [1024, 0],
    [768, 0],
    [767, 0.5],
  ])(
    'in a window of %d px has a block at the share %d of the width: desktop from 768 px on [IMG-30] [IMG-31]',
    async (width, share) => {
      await page.viewport(width, 800);
      show(grid(''));
      const columns = document.querySelector('.portico-grid')?.getBoundingClientRect();
      const left = (boxOf('b')?.left ?? 0) - (columns?.left ?? 0);
      expect(Math.abs(left - share * (columns?.width ?? 0))).toBeLessThan(10);
    },
  );

  it('lets a long text push what is below it, and takes the phone’s own places on a phone', async () => {
    await page.viewport(360, 740);
    show(grid('A long text that needs many lines on a phone. '.repeat(12)));
    const [a, b] = [boxOf('a'), boxOf('b')];
    const columns = document.querySelector('.portico-grid')?.getBoundingClientRect();
    expect(a?.height).toBeGreaterThan(150);
    expect(b?.top).toBeGreaterThanOrEqual(a?.bottom ?? Infinity);
    expect(b?.left).toBeGreaterThan((columns?.left ?? 0) + (columns?.width ?? 0) / 2 - 1);
  });
});
