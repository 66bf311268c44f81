import { galleryOf, LANDSCAPES, MIXED, plain, slidesOf, UPRIGHT, videoSlide } from './gallery-block.ts';
import { galleryPage } from './gallery-page.ts';

/** Equal cells, a fixed number in a row (GAL-203 to GAL-205). */
export const galleryGrid = galleryPage({
  design: 'grid',
  title: 'Grid',
  words: 'Equal cells, as many in a row as you choose. A click opens a picture over the page.',
  examples: [
    {
      anchor: 'four',
      title: 'Four in a row',
      words: 'As it is without any setting: squares, cropped around their focal points.',
      block: (kit) => galleryOf(slidesOf(kit, MIXED.slice(0, 8)), { design: 'grid' }),
    },
    {
      anchor: 'overlay',
      title: 'Words over the pictures',
      words: 'Three in a row, close together, on a light lightbox.',
      block: (kit) =>
        galleryOf(slidesOf(kit, UPRIGHT), {
          design: 'grid',
          'thumbnails-per-row': 3,
          imageAspectRatio: '4:5',
          padding: 6,
          captions: 'overlay',
          'meta-position': 'bottom-left',
          lightboxTheme: 'light',
        }),
    },
    {
      anchor: 'mixed',
      title: 'Pictures and a film',
      words: 'A mixed set keeps the proportions of every picture.',
      block: (kit) =>
        galleryOf([...slidesOf(kit, MIXED.slice(0, 5)), videoSlide(kit, 'studio-tower')], {
          design: 'grid',
          'thumbnails-per-row': 3,
          mixedContent: true,
        }),
    },
  ],
});

/** As many equal boxes as fit (GAL-191 to GAL-196). */
export const galleryAutogrid = galleryPage({
  design: 'autogrid',
  title: 'Grid of equal boxes',
  words: 'As many columns as the room has for the width you aim at.',
  examples: [
    {
      anchor: 'closed',
      title: 'Edge to edge',
      words: 'Columns of at least 250 pixels with nothing between them.',
      block: (kit) => galleryOf(plain(slidesOf(kit, MIXED)), { design: 'autogrid' }),
    },
    {
      anchor: 'narrow',
      title: 'Narrower than',
      words: 'Columns of at most 200 pixels, ten apart, whole pictures in their boxes.',
      block: (kit) =>
        galleryOf(slidesOf(kit, MIXED), {
          design: 'autogrid',
          columnWidth: 200,
          columnWidthBehavior: 'max',
          gutter: 10,
          imageAspectRatio: 'Auto',
        }),
    },
  ],
});

/** Columns, and rows, of pictures with their own proportions (GAL-200, GAL-202). */
export const galleryAutocolumns = galleryPage({
  design: 'autocolumns',
  title: 'Columns',
  words: 'Every picture keeps its proportions and goes under the shortest column.',
  examples: [
    {
      anchor: 'closed',
      title: 'Edge to edge',
      words: 'Columns of at least 250 pixels with nothing between them.',
      block: (kit) => galleryOf(plain(slidesOf(kit, MIXED)), { design: 'autocolumns' }),
    },
    {
      anchor: 'apart',
      title: 'With words, a little apart',
      words: 'Wider columns, sixteen pixels apart, opening in the lightbox.',
      block: (kit) =>
        galleryOf(slidesOf(kit, MIXED), {
          design: 'autocolumns',
          columnWidth: 340,
          gutter: 16,
          lightbox: true,
          captions: 'overlay',
        }),
    },
    {
      anchor: 'rows',
      title: 'Full rows instead',
      words: 'Proportions kept as well, each row from edge to edge and about 250 pixels high.',
      block: (kit) => galleryOf(slidesOf(kit, MIXED), { design: 'rows' }),
    },
  ],
});

/** Slides one under another (GAL-77). */
export const galleryStack = galleryPage({
  design: 'stack',
  title: 'Stack',
  words: 'All pictures one under another, each with its own proportions. It needs no script at all.',
  examples: [
    {
      anchor: 'stack',
      title: 'One under another',
      words: 'With title and description below each.',
      columns: 14,
      block: (kit) =>
        galleryOf(slidesOf(kit, ['journal-lake', 'shop-vase', 'journal-night']), {
          design: 'stacked',
          padding: 48,
        }),
    },
  ],
});

/** Pictures with their words beside them (GAL-43, GAL-44). */
export const galleryList = galleryPage({
  design: 'list',
  title: 'List',
  words: 'A picture, and its words beside it; on a phone below it.',
  examples: (['small', 'medium', 'large'] as const).map((listImageSize, index) => ({
    anchor: listImageSize,
    title: ['Small pictures', 'Medium pictures', 'Large pictures'][index] ?? '',
    words: ['A quarter of the row.', 'Two fifths of the row.', 'Three fifths of the row.'][index] ?? '',
    columns: 18,
    block: (kit) =>
      galleryOf(slidesOf(kit, LANDSCAPES.slice(index * 2, index * 2 + 2)), {
        design: 'list',
        listImageSize,
        padding: 32,
      }),
  })),
});
