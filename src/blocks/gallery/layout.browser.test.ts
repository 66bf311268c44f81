import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { columnCount, columnsOfSlides, widthOfColumn } from '#domain/galleries/layout-columns.ts';
import { slidesOfGroup } from '#domain/galleries/layout-carousel.ts';
import { rowsOfSlides } from '#domain/galleries/layout-rows.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { GalleryView } from './designs-markup/gallery-view.tsx';
import { gallery } from './index.ts';
import { galleryDefaults, type GalleryData, newGalleryItem, newGalleryVideo, settingsOf } from './schema.ts';

let block: MountedBlock | null = null;
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
  const fileId = `0199f3b4c0de0a1b2c3d4e5${index}`;
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
function show(
  changes: Partial<GalleryData>,
  width = 1000,
  render: typeof gallery.render = gallery.render,
): HTMLElement {
  block?.unmount();
  const data = { ...galleryDefaults(), items: ITEMS, captions: 'none', ...changes } as const;
  block = mountBlock({ styles: gallery.styles, render }, data, () => () => undefined);
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
    [1000, 250, 0, 'min'],
    [1249, 250, 0, 'min'],
    [1249, 250, 0, 'max'],
    [1000, 250, 0, 'max'],
    [1060, 250, 20, 'min'],
    [1059, 250, 20, 'min'],
    [1061, 250, 20, 'max'],
    [200, 250, 10, 'min'],
    [777, 130, 7, 'max'],
  ] as const)(
    'has the columns of a gallery %d px wide for columns of %d with a gutter of %d, %s [GAL-193, GAL-194, GAL-195, GAL-196]',
    (width, columnWidth, gutter, columnWidthBehavior) => {
      const found = boxes(show({ design, columnWidth, gutter, columnWidthBehavior }, width));
      const columns = Math.min(
        columnCount({ width, columnWidth, gutter, columnWidthBehavior }),
        ITEMS.length,
      );
      expect(new Set(rounded(found.map(({ left }) => left))).size).toBe(columns);
      for (const box of found) isNear(box.width, widthOfColumn(width, columns, gutter));
    },
  );
});

it('places slides of autocolumns with their own proportions under the shortest column [GAL-200]', () => {
  const gutter = 12;
  const found = boxes(show({ design: 'autocolumns', columnWidth: 250, gutter }));
  const columns = columnsOfSlides(RATIOS, 3, widthOfColumn(1000, 3, gutter), gutter);
  const width = widthOfColumn(1000, 3, gutter);
  const heights = [0, 0, 0];
  expect(found).toHaveLength(ITEMS.length);
  for (const [index, box] of found.entries()) {
    const column = columns[index] ?? 0;
    isNear(box.left, column * (width + gutter));
    isNear(box.top, heights[column] ?? 0, 3);
    isNear(box.height, width / (RATIOS[index] ?? 1));
    heights[column] = (heights[column] ?? 0) + box.height + gutter;
  }
});

it('stands slides of autogrid in rows of equal boxes, also those that keep their proportions [GAL-200]', () => {
  for (const imageAspectRatio of ['4:3', 'Auto', undefined]) {
    const found = boxes(show({ design: 'autogrid', gutter: 10, imageAspectRatio }));
    expect(new Set(rounded(found.map(({ height }) => height))).size).toBe(1);
    isNear(found[3]?.top ?? 0, (found[0]?.height ?? 0) + 10, 0.1);
  }
});

it('fills rows of autorows edge to edge; the last keeps its height [GAL-201, GAL-202]', () => {
  for (const width of [1000, 630, 320]) {
    const found = boxes(
      show({ design: 'grid' }, width, ({ data, context }) =>
        // oxlint-disable-next-line new-cap -- a page that names the design itself
        GalleryView({
          design: 'autorows',
          settings: { ...settingsOf(data), gutter: 20, rowHeight: 250, imageAspectRatio: 'Auto' },
          items: data.items,
          context,
        }),
      ),
    );
    expect(found).toHaveLength(ITEMS.length);
    for (const { from, to, height } of rowsOfSlides(RATIOS, { width, rowHeight: 250, gutter: 20 })) {
      const row = found.slice(from, to);
      for (const box of row) {
        isNear(box.height, height);
        isNear(box.top, row[0]?.top ?? 0);
      }
      const last = row.at(-1);
      if (to < found.length) isNear((last?.left ?? 0) + (last?.width ?? 0), width);
    }
  }
});

it.each([
  [1000, 5, 5],
  [723, 5, 3],
  [480, 5, 3],
  [479, 5, 2],
  [320, 1, 1],
])(
  'shows in a carousel of %d px, %d per row, %d at once [GAL-187, GAL-188, GAL-189]',
  (width, slidesPerRow, shown) => {
    const found = boxes(show({ design: 'carousel', slidesPerRow }, width));
    expect(slidesOfGroup(slidesPerRow, width)).toBe(shown);
    isNear(found[0]?.width ?? 0, widthOfColumn(width, shown, width / 100), 0.1);
    isNear((found[1]?.left ?? 0) - (found[0]?.width ?? 0), width / 100, 0.1);
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

it('lists slides with the image a quarter, two fifths or three fifths wide, the text beside it [GAL-43, GAL-44]', () => {
  const items = ITEMS.map((item) => ({ ...item, title: 'Title' }));
  for (const [listImageSize, share] of [
    ['small', 250],
    ['medium', 400],
    ['large', 600],
  ] as const) {
    const root = show({ design: 'list', items, listImageSize, captions: undefined }, 1000);
    const isPhone = innerWidth <= 767;
    isNear(boxes(root)[0]?.width ?? 0, isPhone ? 1000 : share);
    expect(boxes(root, 'figcaption')[0]?.left).toBeGreaterThanOrEqual(isPhone ? 0 : share + 1);
  }
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
