import { describe, expect, it } from 'vitest';
import { parseDesign } from '#domain/design/design-settings.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { MarkupBudget } from '../markup/markup-budget.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import { renderPage } from './render-page.tsx';
import type { SiteShell } from '#site/content/site-shell.ts';

const PAGE_ID = 'a'.repeat(24);

const shell: SiteShell = {
  siteId: 'c'.repeat(24),
  identifier: 'demo',
  websiteType: 'classic',
  siteStatus: 'comped',
  revision: 1,
  settings: siteSettingsSchema.parse({ id: 'settings', type: 'settings', title: 'Tea', homePageId: PAGE_ID }),
  header: siteHeaderSchema.parse({ id: 'header', type: 'header' }),
  design: parseDesign(undefined),
  records: {},
  footer: [],
  origin: 'http://demo.localhost:8080',
  appOrigin: 'http://demo.app.localhost:8080',
  appDomain: 'app.localhost',
};

function pageOf(sources: readonly string[]) {
  return renderPage(
    shell,
    {
      kind: 'page',
      documentId: PAGE_ID,
      title: 'Start',
      seoTitle: '',
      description: '',
      socialImage: null,
      isNoindex: false,
      updatedAt: '2026-01-01T00:00:00.000Z',
      sections: [
        {
          section: sectionSchema.parse({ id: 's1', type: 'section', order: 'a' }),
          blocks: sources.map((source, index) =>
            blockRecordSchema.parse({
              id: `block${index}`,
              type: 'block',
              sectionId: 's1',
              desktop: { x: 0, y: index, w: 12, h: 1 },
              blockType: 'markdown',
              data: { source },
            }),
          ),
        },
      ],
    },
    {
      path: '/',
      isHome: true,
      host: 'public',
      account: null,
      websiteRoles: [],
      targets: new Map(),
      runtimeHref: '/_portico/visitor/main.js',
      isPreview: false,
      isScreenshot: false,
      isDevelopment: false,
    },
  );
}

describe('a page of many huge blocks', () => {
  // Each: 15,000 paragraphs of one letter.
  const heap = 'a\n\n'.repeat(15_000);
  const { html, brokenBlockIds } = pageOf([...Array.from({ length: 40 }, () => heap), 'The end']);

  it('shows the blocks that fit, leaves out the others, and stays a page', () => {
    expect(html).toContain('</main>');
    expect(html).toContain('<p>a</p>');
    expect(brokenBlockIds).not.toContain('block0');
    expect(brokenBlockIds).toContain('block39');
  });

  it('is small enough to be kept, so that it is not made for each visit', () => {
    expect(html.length).toBeLessThan(3_500_000);
  });
});

it('a huge block leaves room for what follows it', () => {
  // One list of more than 3,000,000 characters of markup, written by a link in each entry.
  const heap = `[a]: https://example.org/${'b'.repeat(3000)}\n\n${'- [a]\n'.repeat(1100)}`;
  const { html, brokenBlockIds } = pageOf(['First', heap, 'The end']);
  expect(brokenBlockIds).toEqual(['block1']);
  expect(html).toContain('First');
  expect(html).toContain('The end');
});

describe('the work of markup', () => {
  it('is counted by nodes and characters, and ends at its limit', () => {
    const budget = new MarkupBudget(1000);
    // 10 for the element, 10 for its list, 10 and 1 for each text, 2 for the tag.
    renderMarkup(<p>{Array.from({ length: 88 }, () => 'a')}</p>, budget);
    expect(budget.done).toBe(990);
    expect(() => renderMarkup('a', budget)).not.toThrow();
    expect(() => renderMarkup('a', budget)).toThrow('too much work');
  });

  it('stops soon after the limit, however much there would be', () => {
    let asked = 0;
    const endless = {
      *[Symbol.iterator]() {
        for (;;) {
          asked += 1;
          yield 'a';
        }
      },
    };
    expect(() => renderMarkup(<p>{endless as never}</p>, new MarkupBudget(1100))).toThrow('too much work');
    expect(asked).toBe(99);
  });
});
