import type { ItemSummary } from '#domain/collections/item-summary.ts';
import { translateEnglish } from '#messages/translator.ts';
import axe from 'axe-core';
import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FileId } from '#domain/files/file-id.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { BehaviourEnvironment } from '../behaviour.ts';
import type { Loaded } from '../needs/need.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { mount } from './behaviour.ts';
import { summary } from './index.ts';
import { SUMMARY_VARIANTS, summaryDefaults, type SummaryData } from './schema.ts';

const COLLECTION = '0199f3b4c0de0a1b2c3d4e10' as DocumentId;
const ITEMS: readonly ItemSummary[] = ['One', 'Two', 'Three', 'Four'].map((title, index) => ({
  id: title,
  path: `/journal/${title.toLowerCase()}`,
  title,
  excerpt: `About ${title}. `.repeat(index === 0 ? 40 : 2),
  authorName: 'Ann',
  image: null,
  categories: ['News', 'Paper'],
  publishedAt: '2026-01-02T10:00:00.000Z',
  commentCount: index,
}));
const IMAGE = {
  fileId: '0199f3b4c0de0a1b2c3d4e0f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e0f/a.svg',
  width: 90,
  height: 60,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};
const ENVIRONMENT: BehaviourEnvironment = {
  document,
  window,
  translate: translateEnglish,
  prefersReducedMotion: () => true,
  call: () => Promise.resolve(null),
  registerCloseTarget: () => () => undefined,
  alert: () => Promise.resolve(),
  onConsent: () => () => undefined,
  report: () => undefined,
  openLightbox: () => Promise.resolve(null),
  findImageLoader: () => Promise.resolve(null),
  openDialog: () => Promise.reject(new Error('no dialog')),
  pageContext: () => undefined,
  member: () => Promise.resolve(null),
};
let unmount: () => void = () => undefined;
afterEach(() => {
  unmount();
  document.body.replaceChildren();
  document.documentElement.dir = '';
});

function show(changes: Partial<SummaryData> = {}, items = ITEMS) {
  const data = {
    ...summaryDefaults(),
    collection: { kind: 'page', documentId: COLLECTION } as const,
    ...changes,
  };
  const context = testBlockContext({
    loaded: ((kind, id) => (kind === 'items' && id === COLLECTION ? items : null)) as Loaded,
  });
  const root = document.createElement('main');
  root.style.inlineSize = '900px';
  root.innerHTML = `<style>${summary.styles}</style><h1>Page</h1><h2>Part</h2>${renderMarkup(createElement(summary.render, { id: TEST_BLOCK_ID, data, context }))}`;
  document.body.append(root);
  const boxes = () => [...root.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  return { root, boxes, start: () => (unmount = mount(root, ENVIRONMENT)) };
}

it.each(SUMMARY_VARIANTS)('has the variant %s, without accessibility findings [BLK-88]', async (variant) => {
  await page.viewport(1200, 800);
  const { root } = show({ variant });
  expect(root.querySelector('.portico-block-summary')?.getAttribute('data-variant')).toBe(variant);
  document.documentElement.lang = 'en';
  document.title = 'Page';
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((each) => each.id)).toEqual([]);
});

it('lays a grid out in equal cells, a list below each other, a wall by height, a carousel in one row [BLK-89]', async () => {
  await page.viewport(1200, 800);
  const grid = show({ variant: 'grid', columns: 2 }).boxes();
  expect(new Set(grid.map((box) => Math.round(box.width))).size).toBe(1);
  expect([grid[0]?.top === grid[1]?.top, grid[2]?.left === grid[0]?.left]).toEqual([true, true]);
  document.body.replaceChildren();
  const list = show({ variant: 'list' }).boxes();
  expect(new Set(list.map((box) => box.left)).size).toBe(1);
  document.body.replaceChildren();
  const wall = show({ variant: 'wall', columns: 2 }).boxes();
  expect(new Set(wall.map((box) => box.left)).size).toBe(2);
  expect(wall.filter((box) => box.left === wall[0]?.left)).toHaveLength(1);
  document.body.replaceChildren();
  const carousel = show({ variant: 'carousel', columns: 2 }).boxes();
  expect(new Set(carousel.map((box) => box.top)).size).toBe(1);
  expect(carousel[3]?.left).toBeGreaterThan(carousel[2]?.left ?? 0);
});

it.each(['ltr', 'rtl'])('goes on and back in a carousel, %s, until its ends [BLK-89]', async (dir) => {
  await page.viewport(1200, 800);
  document.documentElement.dir = dir;
  const { root, start } = show({ variant: 'carousel', columns: 2 });
  start();
  const row = root.querySelector('.summary-items');
  const next = page.getByRole('button', { name: 'Next items' });
  const back = page.getByRole('button', { name: 'Previous items' });
  await expect.element(next).toBeVisible();
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await expect.poll(() => Math.abs(row?.scrollLeft ?? 0)).toBeGreaterThan(400);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.poll(() => row?.scrollLeft).toBe(0);
});

it('has the image of an item beside its text in a list, above it elsewhere [BLK-89]', async () => {
  await page.viewport(1200, 800);
  const items = ITEMS.map((item) => ({ ...item, image: IMAGE }));
  const boxes = (variant: SummaryData['variant']) => {
    const { root } = show({ variant }, items);
    const [picture, text] = ['img', '.summary-text'].map((part) =>
      root.querySelector(part)?.getBoundingClientRect(),
    );
    root.remove();
    return {
      isBeside: (text?.left ?? 0) >= (picture?.right ?? 0),
      isBelow: (text?.top ?? 0) >= (picture?.bottom ?? 0),
    };
  };
  expect(boxes('list')).toEqual({ isBeside: true, isBelow: false });
  for (const variant of ['grid', 'wall', 'carousel'] as const) {
    expect(boxes(variant)).toEqual({ isBeside: false, isBelow: true });
  }
});

it.each([
  ['showImage', 'img'],
  ['showTitle', 'h3'],
  ['showExcerpt', '.summary-excerpt'],
] as const)('shows %s as the owner chose [BLK-89]', (field, part) => {
  const items = ITEMS.map((item) => ({ ...item, image: IMAGE }));
  const count = (isOn: boolean) => {
    const { root } = show({ [field]: isOn }, items);
    const found = root.querySelectorAll(part).length;
    root.remove();
    return found;
  };
  expect([count(true), count(false)]).toEqual([ITEMS.length, 0]);
});

it('shows of each item what the owner chose [BLK-89]', () => {
  const { root } = show({ showExcerpt: false, metadata: 'category', count: 2 });
  expect([...root.querySelectorAll('article')].map((item) => item.textContent)).toEqual([
    'OneNews, Paper',
    'TwoNews, Paper',
  ]);
});

it('shows no day of a product, but what it costs [BLK-89]', () => {
  const [tea] = ITEMS;
  if (tea === undefined) throw new Error('there are items');
  const prices = { lowest: 1200, highest: 1200, onSale: 'none', original: 1200 } as const;
  const product = { currency: 'USD', prices, isSoldOut: true } as const;
  const { root } = show({ showExcerpt: false, count: 2 }, [{ ...tea, product }, tea]);
  const shown = [...root.querySelectorAll('article')];
  expect(shown.map((item) => item.querySelector('time') !== null)).toEqual([false, true]);
  expect(shown[0]?.textContent).toContain('$12.00');
  expect(shown[0]?.textContent).toContain('Sold Out');
  expect(root.querySelector('[data-quick-view]')).toBeNull();
});

it('leads to a product over the page where the owner wants that, by a link to its page [BLK-89, NAV-33]', () => {
  const [tea, paper] = ITEMS;
  if (tea === undefined || paper === undefined) throw new Error('there are items');
  const prices = { lowest: 1200, highest: 1200, onSale: 'none', original: 1200 } as const;
  const product = { currency: 'USD', prices, isSoldOut: false } as const;
  const { root } = show({ showQuickView: true }, [{ ...tea, product }, paper]);
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-quick-view]')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/journal/one', 'Quick view One'],
  ]);
});

it('leads to the comments of an item by their number, where it has any [COMT-08]', () => {
  const { root } = show({ showExcerpt: false, metadata: 'comments', count: 3 });
  expect([...root.querySelectorAll('.summary-metadata a')].map((link) => link.outerHTML)).toEqual([
    '<a href="/journal/two#comments">1 comment</a>',
    '<a href="/journal/three#comments">2 comments</a>',
  ]);
});

it('marks times that tell how long ago something was [BLK-110]', () => {
  const time = show({ metadata: 'time-since' }).root.querySelector('time');
  expect([time?.dateTime, time?.hasAttribute('data-time-since')]).toEqual(['2026-01-02T10:00:00.000Z', true]);
});

it('warns of data that is no JSON and is skipped [BLK-87]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { root, start } = show({ variant: 'carousel' });
  root.querySelector('[data-summary]')?.setAttribute('data-summary', '{broken');
  start();
  expect(warn).toHaveBeenCalledWith('Summary block with invalid data', '{broken');
  expect(root.querySelector<HTMLElement>('.summary-controls')?.hidden).toBe(true);
  warn.mockRestore();
});
