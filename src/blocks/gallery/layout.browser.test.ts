import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FileId } from '#domain/files/file-id.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { gallery } from './index.ts';
import { galleryDefaults, type GalleryData, newGalleryItem, newGalleryVideo } from './schema.ts';

let block: MountedBlock | null = null;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => block?.unmount());

const SIZES = [
  [3000, 2000],
  [2000, 3000],
  [1000, 1000],
  [1600, 900],
  [3000, 1000],
  [800, 1200],
  [1500, 1000],
  [1200, 900],
  [900, 1600],
] as const;
const RATIOS = SIZES.map(([width, height]) => Math.round((width / height) * 10_000) / 10_000);

const ITEMS = SIZES.map(([width, height], index) => {
  const fileId = `0199f3b4c0de0a1b2c3d4e5${index}` as FileId;
  const path = `/s/images/${fileId}/${index}.jpg`;
  return newGalleryItem({
    fileId,
    path,
    width,
    height,
    alt: `Number ${index}`,
    focalPoint: { x: 0.5, y: 0.5 },
  });
});

/** A gallery as it stands without scripts. */
function show(changes: Partial<GalleryData>, width = 1000): HTMLElement {
  block?.unmount();
  const data = { ...galleryDefaults(), items: ITEMS, captions: 'none', ...changes } as const;
  block = mountBlock(gallery, data, () => () => undefined);
  block.root.style.inlineSize = `${width}px`;
  return block.root;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Slides' boxes within the gallery. */
function boxes(root: HTMLElement, selector = '.portico-slide-media'): Box[] {
  const origin = root.querySelector('.portico-gallery')?.getBoundingClientRect() ?? new DOMRect();
  return Array.from(root.querySelectorAll(selector), (slide) => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height };
  });
}

const rounded = (numbers: readonly number[]) => numbers.map((each) => Math.round(each));
/** Slides stand on whole pixels. */
const isNear = (a: number, b: number, by = 1.5) => expect(Math.abs(a - b), `${a} near ${b}`).toBeLessThan(by);

describe.each(['autogrid', 'autocolumns'] as const)('%s', (design) => {
  it.each([
    [1000, 250, 0, 'min', 4, 250, 'GAL-193'],
    [1249, 250, 0, 'min', 4, 312.25, 'GAL-193'],
    [1249, 250, 0, 'max', 5, 249.8, 'GAL-194'],
    [1000, 250, 0, 'max', 4, 250, 'GAL-194'],
    [1060, 250, 20, 'min', 4, 250, 'GAL-195'],
    [1059, 250, 20, 'min', 3, 339.67, 'GAL-195'],
    [1061, 250, 20, 'max', 5, 196.2, 'GAL-195'],
    [200, 250, 10, 'min', 1, 200, 'GAL-196'],
    [777, 130, 7, 'max', 6, 123.67, 'GAL-194'],
  ] as const)(
    'in %d px, for columns of %d with a gutter of %d, %s, has %d columns of %d px [%s]',
    (width, columnWidth, gutter, columnWidthBehavior, columns, each, _id) => {
      const found = boxes(show({ design, columnWidth, gutter, columnWidthBehavior }, width));
      expect(new Set(rounded(found.map(({ left }) => left))).size).toBe(columns);
      for (const box of found) isNear(box.width, each);
    },
  );
});

it('places slides of autocolumns with their own proportions under the shortest column [GAL-200]', () => {
  const found = boxes(show({ design: 'autocolumns', columnWidth: 250, gutter: 12 }));
  // Three columns of 325.33 px, from the left.
  const heights = [0, 0, 0];
  expect(found).toHaveLength(9);
  for (const [index, column] of [0, 1, 2, 0, 2, 0, 2, 1, 2].entries()) {
    const box = found[index];
    if (box === undefined) throw new Error('no slide');
    isNear(box.left, column * 337.33);
    isNear(box.top, heights[column] ?? 0, 3);
    isNear(box.height, 325.33 / (RATIOS[index] ?? 1));
    heights[column] = (heights[column] ?? 0) + box.height + 12;
  }
});

it('stands slides of autogrid in rows of equal boxes, also those that keep their proportions [GAL-200]', () => {
  for (const imageAspectRatio of ['4:3', 'Auto', undefined]) {
    const found = boxes(show({ design: 'autogrid', gutter: 10, imageAspectRatio }));
    expect(new Set(rounded(found.map(({ height }) => height))).size).toBe(1);
    isNear(found[3]?.top ?? 0, (found[0]?.height ?? 0) + 10, 0.1);
  }
});

describe('rows', () => {
  /** The slides of each row, from the top. */
  const rowsOf = (found: readonly Box[]) => [...Map.groupBy(found, ({ top }) => Math.round(top)).values()];

  it.each([
    [1000, 250, 20],
    [1000, 180, 0],
    [620, 140, 8],
    [1240, 300, 33],
  ])(
    'in %d px, of about %d px with %d px between: full ones from edge to edge, each of one height, the last one as high as asked for [GAL-202]',
    (width, rowHeight, gutter) => {
      const rows = rowsOf(boxes(show({ design: 'rows', rowHeight, gutter }, width)));
      expect(rows.flat()).toHaveLength(9);
      expect(rows.length).toBeGreaterThan(2);
      const last = rows.pop() ?? [];
      for (const box of last) isNear(box.height, rowHeight);
      for (const row of rows) {
        const [first, end] = [row[0], row.at(-1)];
        isNear(first?.left ?? NaN, 0, 0.1);
        isNear((end?.left ?? 0) + (end?.width ?? 0), width, 0.1);
        for (const box of row) isNear(box.height, first?.height ?? NaN, 0.1);
        expect(first?.height).toBeGreaterThanOrEqual(rowHeight - 0.1);
        for (const [index, box] of row.slice(1).entries()) {
          const before = row[index];
          isNear(box.left - (before?.left ?? 0) - (before?.width ?? 0), gutter, 0.1);
        }
      }
    },
  );

  it('keep the proportions of their pictures; one too wide for the gallery is lower [GAL-202]', () => {
    const found = boxes(show({ design: 'rows', rowHeight: 400 }, 600));
    for (const [index, box] of found.entries()) isNear(box.width / box.height, RATIOS[index] ?? NaN, 0.05);
    const wide = found[4];
    expect(rounded([wide?.left ?? NaN, wide?.width ?? NaN, wide?.height ?? NaN])).toEqual([0, 600, 200]);
  });

  it('leave no room below a last row that is full [GAL-202]', () => {
    // Two squares with a gutter take the whole width.
    const [, , square] = ITEMS;
    if (square === undefined) throw new Error('no slide');
    const items = [square, { ...square, id: 'b' }];
    const root = show({ design: 'rows', rowHeight: 240, gutter: 20, items }, 500);
    expect(root.querySelector('.portico-gallery-slides')?.getBoundingClientRect().height).toBe(240);
  });
});

it.each([
  [1000, 5, 5, 192],
  [724, 5, 5, 139],
  [723, 5, 3, 236.18],
  [480, 5, 3, 156.8],
  [479, 5, 2, 237.1],
  [320, 1, 1, 320],
])(
  'shows in a carousel of %d px, %d per row, %d at once, each %d px wide [GAL-187, GAL-188, GAL-189]',
  (width, slidesPerRow, shown, each) => {
    const found = boxes(show({ design: 'carousel', slidesPerRow }, width));
    isNear(found[0]?.width ?? 0, each, 0.1);
    isNear((found[1]?.left ?? 0) - (found[0]?.width ?? 0), width / 100, 0.1);
    expect(found.filter(({ left, width: own }) => left + own <= width + 0.1)).toHaveLength(shown);
  },
);

it('gives a strip the height of its steps, and slides the width of their proportions [GAL-45, GAL-176, GAL-180]', () => {
  const [first] = boxes(show({ design: 'slider' }));
  expect(rounded([first?.height ?? 0, first?.width ?? 0])).toEqual([500, 750]);
  expect(boxes(show({ design: 'slider', vSize: 4 }))[0]?.height).toBe(200);
  expect(boxes(show({ design: 'slider', aspectRatio: 30 }))[0]?.height).toBe(300);
});

it('shows a stack at full width, each slide with its own proportions and its caption below [GAL-77]', () => {
  const items = ITEMS.map((item) => ({ ...item, title: 'Title' }));
  const root = show({ design: 'stacked', items, captions: undefined });
  const found = boxes(root);
  const captions = boxes(root, 'figcaption');
  for (const [index, box] of found.entries()) {
    expect([box.left, box.width]).toEqual([0, 1000]);
    isNear(box.height, 1000 / (RATIOS[index] ?? 1));
    expect(captions[index]?.top).toBeGreaterThanOrEqual(box.top + box.height);
  }
  expect(root.querySelector('button')).toBeNull();
});

describe('a list', () => {
  const items = ITEMS.map((item) => ({ ...item, title: 'Title' }));

  it.each([
    [1280, 'small', 250],
    [1280, 'medium', 400],
    [1280, 'large', 600],
    [768, 'small', 250],
  ] as const)(
    'in a window of %d px has %s images, %d of 1000 px wide, the text beside them [GAL-43] [GAL-44]',
    async (window, listImageSize, width) => {
      await page.viewport(window, 800);
      const root = show({ design: 'list', items, listImageSize, captions: undefined }, 1000);
      const [image, caption] = [boxes(root)[0], boxes(root, 'figcaption')[0]];
      expect(image?.left).toBe(0);
      isNear(image?.width ?? 0, width);
      expect(caption?.left).toBeGreaterThan(width);
      // Both stand at the same height.
      const middleOf = (box: Box | undefined) => (box?.top ?? 0) + (box?.height ?? 0) / 2;
      isNear(middleOf(caption), middleOf(image));
    },
  );

  it.each([
    [767, 'small'],
    [390, 'small'],
    [390, 'large'],
  ] as const)(
    'on a phone of %d px has %s images at full width, the text below them [GAL-44]',
    async (window, listImageSize) => {
      await page.viewport(window, 800);
      const root = show({ design: 'list', items, listImageSize, captions: undefined }, 360);
      const [image, caption] = [boxes(root)[0], boxes(root, 'figcaption')[0]];
      expect([image?.left, image?.width, caption?.left]).toEqual([0, 360, 0]);
      expect(caption?.top).toBeGreaterThanOrEqual((image?.top ?? 0) + (image?.height ?? 0));
    },
  );
});

it.each(['slideshow', 'slider', 'carousel'] as const)(
  'leaves every slide of a %s in reach without scripts, none blank [GAL-25]',
  (design) => {
    const root = show({ design });
    const row = root.querySelector('.portico-gallery-slides');
    if (row === null) throw new Error('no slides');
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    expect(getComputedStyle(row).overflowX).toBe('auto');
    for (const box of boxes(root)) expect(Math.min(box.width, box.height)).toBeGreaterThan(100);
    row.scrollLeft = row.scrollWidth;
    const last = boxes(root).at(-1);
    isNear((last?.left ?? 0) + (last?.width ?? 0), 1000);
  },
);

it('reserves the height of the first slide of a slideshow, or of the frame, before any picture is there', () => {
  expect(boxes(show({ design: 'slideshow' }), '.portico-gallery-slides')[0]?.height).toBeCloseTo(
    1000 / 1.5,
    0,
  );
  const framed = show({ design: 'slideshow', aspectRatio: 40, thumbnails: true });
  expect(boxes(framed, '.portico-gallery-slides')[0]?.height).toBe(400);
  expect(boxes(framed, '.portico-gallery')[0]?.height).toBe(400 + 20 + 100);
});

const DESIGNS = [
  'slideshow',
  'slider',
  'carousel',
  'grid',
  'autogrid',
  'autocolumns',
  'stacked',
  'list',
] as const;

it.each(DESIGNS)('stands as %s in a container of no width, and never wider than a narrow one', (design) => {
  const root = show({ design, items: [...ITEMS, newGalleryVideo('https://vimeo.com/76979871')] }, 0);
  for (const box of boxes(root)) expect(Number.isFinite(box.height)).toBe(true);
  root.style.inlineSize = '200px';
  expect(root.scrollWidth).toBeLessThanOrEqual(200);
});

it.each(DESIGNS)('shows 500 slides as %s', (design) => {
  const items = Array.from({ length: 500 }, (_, index) => ({
    ...(ITEMS[index % ITEMS.length] ?? newGalleryVideo('')),
    id: `slide-${index}`,
  }));
  const found = boxes(show({ design, items }));
  expect(found).toHaveLength(500);
  expect(found.every(({ width, height }) => width > 50 && height > 50)).toBe(true);
});

it.each(DESIGNS)('is no trouble for assistive technology as %s', async (design) => {
  const items = ITEMS.map((item, index) => ({
    ...item,
    title: `Title ${index}`,
    description: 'A few words',
  }));
  const root = show({ design, items, lightbox: true, captions: 'overlay' });
  const { violations } = await axe.run(root, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
