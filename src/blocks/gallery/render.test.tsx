import { translateEnglish } from '#messages/translator.ts';
import { galleryNeeds } from './needs.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { describe, expect, it } from 'vitest';
import type { ImageValue } from '#domain/images/image-value.ts';
import { parseBlockData } from '../parse-block-data.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { gallery } from './index.ts';
import { needsScripts } from './needs-scripts.ts';
import { GalleryBlock } from './render.tsx';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import {
  galleryDefaults,
  type GalleryData,
  hasLightbox,
  MAX_GALLERY_ITEMS,
  newGalleryItem,
  newGalleryTrack,
  newGalleryVideo,
} from './schema.ts';
import type { FileId } from '#domain/files/file-id.ts';

const fileId = '0199f3b4c0de0a1b2c3d4e5f' as FileId;
const image: ImageValue = {
  fileId,
  path: `/s/images/${fileId}/bowl.jpg`,
  width: 1600,
  height: 1200,
  alt: 'A bowl',
  focalPoint: { x: 0.25, y: 0.75 },
};
const bowl = newGalleryItem(image);
const jug: GalleryItem = { ...bowl, id: 'jug', title: 'Jug', description: 'Deep blue', urlName: 'blue-jug' };
const film = newGalleryVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ', image);
const linked: GalleryItem = {
  ...bowl,
  id: 'linked',
  link: { kind: 'url', href: 'https://example.com/bowl', newWindow: false },
};
const empty: GalleryItem = { ...bowl, id: 'empty', mediaType: 1, image: null };

function data(changes: Partial<GalleryData>): GalleryData {
  return { ...galleryDefaults(), items: [bowl, jug], ...changes };
}

function show(changes: Partial<GalleryData>, mode: 'page' | 'canvas' = 'page'): string {
  const context = testBlockContext({ isFirstImage: true, mode });
  return renderMarkup(<GalleryBlock id={TEST_BLOCK_ID} data={data(changes)} context={context} />);
}

const slides = (markup: string) => markup.match(/<figure class="portico-slide"/g)?.length ?? 0;

it('shows images and videos of its own, also both in one gallery, without asking for anything [GAL-01, GAL-61, GAL-219]', () => {
  expect(galleryNeeds(data({ items: [bowl, film] }))).toEqual([]);
  const markup = show({ items: [bowl, film] });
  expect(markup).toContain('data-slide-type="image"');
  expect(markup).toContain('data-slide-type="video"');
  expect(markup).toContain('data-embed-src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
});

it.each([
  ['stacked', 'base'],
  ['slider', 'strip'],
  ['slideshow', 'stacked'],
  ['grid', 'grid'],
  ['autogrid', 'autogrid'],
  ['autocolumns', 'autocolumns'],
  ['rows', 'autorows'],
  ['carousel', 'carousel'],
  ['list', 'list'],
] as const)('is drawn in the design that the owner chose: %s as %s [GAL-02, GAL-32]', (design, drawnAs) => {
  const markup = show({ design });
  expect(markup).toContain(`data-design="${drawnAs}"`);
  expect(markup).toContain(`&quot;design&quot;:&quot;${design}&quot;`);
  expect(slides(markup)).toBe(2);
});

it.each(['waterfall', 'autorows', '', null, 7, undefined])(
  'draws a block with the design %j as base [GAL-17, GAL-74, GAL-76]',
  (design) => {
    const parsed = parseBlockData(gallery, { ...data({}), design }, 2);
    if (!parsed.ok) throw new Error(translateEnglish(parsed.error));
    expect(show(parsed.value)).toContain('data-design="base"');
  },
);

it('says of a slide what scripts have to know [GAL-63, GAL-64, GAL-66, GAL-67]', () => {
  const markup = show({ items: [jug] });
  for (const attribute of [
    'data-slide="jug"',
    'data-slide-url="blue-jug"',
    'data-image-dimensions="1600x1200"',
    'data-image-focal-point="0.25,0.75"',
  ]) {
    expect(markup).toContain(attribute);
  }
  expect(markup).not.toContain('data-click-through');
});

it('leads from a slide to its click-through address, which wins over the lightbox [GAL-37, GAL-65, GAL-135]', () => {
  const markup = show({ items: [linked], lightbox: true });
  expect(markup).toContain('<a class="portico-slide-media" href="https://example.com/bowl"><picture>');
  expect(markup).toContain('data-click-through="https://example.com/bowl"');
  expect(markup).not.toMatch(/data-opens-lightbox|data-lightbox/);
});

it('has four pictures in a row and 20 px between them until told otherwise [GAL-57, GAL-203, GAL-204, GAL-205, CONT-60]', () => {
  expect(show({})).toContain('--gallery-per-row:4');
  expect(show({})).toContain('--gallery-padding:20px');
  expect(show({ 'thumbnails-per-row': 6, padding: '2%' })).toContain(
    '--gallery-padding:2cqi;--gallery-per-row:6',
  );
});

it.each([
  ['3:2', '1.5'],
  ['16:9', '1.7778'],
  ['Auto', '1.3333'],
] as const)('gives slides the proportions %s, or their own [GAL-33, GAL-34]', (imageAspectRatio, ratio) => {
  expect(show({ imageAspectRatio })).toContain(`--slide-ratio:${ratio}"`);
});

it('crops around the focal point, and never a slide of a mixed set [GAL-34, GAL-39, GAL-40]', () => {
  expect(show({ imageAspectRatio: '1:1' })).toContain('object-position:25% 75%');
  expect(show({ imageAspectRatio: '1:1' })).not.toContain('data-fit');
  const mixed = show({ imageAspectRatio: '1:1', mixedContent: true });
  expect(mixed).toContain('data-fit="contain"');
  expect(mixed).toContain('--slide-ratio:1.3333');
});

it('opens the picture itself where no script runs, where the lightbox is on [GAL-36, GAL-203, OVER-83]', () => {
  expect(show({})).toContain(`<a class="portico-slide-media" href="${image.path}" data-opens-lightbox="">`);
  expect(show({})).toContain('data-lightbox="" data-lightbox-theme="dark"');
  expect(show({ lightbox: false })).not.toMatch(/<a |data-lightbox/);
  expect(hasLightbox(data({}))).toBe(true);
  expect(hasLightbox(data({ design: 'slideshow' }))).toBe(false);
});

it('says the theme of its lightbox, and how that moves on by itself [GAL-38, OVER-84, OVER-113, OVER-114, OVER-118]', () => {
  expect(show({ lightboxTheme: 'light' })).toContain('data-lightbox-theme="light"');
  expect(show({})).not.toContain('data-autoplay');
  expect(show({ lightboxAutoplay: 'random', lightboxAutoplaySeconds: 4 })).toContain(
    'data-autoplay="random" data-autoplay-seconds="4"',
  );
});

it('carries the settings that differ from the defaults, and a JSON value that can be read back [GAL-26, GAL-28, GAL-59]', () => {
  const markup = show({
    design: 'slider',
    vSize: 12,
    gutter: '1%',
    'active-alignment': 'left',
    autoplay: true,
  });
  const [, text = ''] = /data-block-json="([^"]*)"/.exec(markup) ?? [];
  expect(JSON.parse(text.replaceAll('&quot;', '"'))).toEqual({
    design: 'slider',
    vSize: 12,
    gutter: '1%',
    'active-alignment': 'left',
    autoplay: true,
  });
  expect(show({ design: 'grid' })).toContain('data-block-json="{&quot;design&quot;:&quot;grid&quot;}"');
});

it('puts the text of a slide below it, over it at the place chosen, or nowhere [GAL-56, GAL-58, GAL-68]', () => {
  const overlay = show({ captions: 'overlay', 'meta-position': 'top-left' });
  expect(overlay).toContain('data-captions="overlay" data-meta-position="top-left"');
  expect(show({ captions: 'overlay' })).toContain('data-meta-position="bottom"');
  expect(show({})).toContain(
    '<figcaption class="portico-slide-meta"><span class="portico-slide-title">Jug</span><span class="portico-slide-description">Deep blue</span></figcaption>',
  );
  expect(show({ captions: 'none' })).not.toContain('figcaption');
  expect(show({ captions: 'none' })).toContain('data-caption="Jug – Deep blue"');
});

it('fetches only its first picture at once', () => {
  expect(show({}).match(/loading="eager"/g)).toHaveLength(1);
  expect(show({}).match(/loading="lazy"/g)).toHaveLength(1);
});

it.each([
  ['slidesPerRow', [1, 10], [0, 11, 2.5, 'three'], 'GAL-35'],
  ['columnWidth', [1, 250, 2000], [0, -1, 2001, 'wide'], 'GAL-41, GAL-197'],
  ['active-alignment', ['left', 'center', 'right'], ['middle', '', 1], 'GAL-47'],
  ['autoplay', [true, false], ['yes', 1], 'GAL-51'],
  ['autoplay-duration', [1, 2.5, 60], [0, 61, 'long'], 'GAL-52'],
  ['listImageSize', ['small', 'medium', 'large'], ['huge'], 'GAL-44'],
  ['lightboxTheme', ['light', 'dark'], ['blue'], 'GAL-38'],
  [
    'meta-position',
    ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
    ['left'],
    'GAL-58',
  ],
] as const)('keeps the field %s where it is %j, not where it is %j [%s]', (field, kept, refused, _id) => {
  const read = (value: unknown) => {
    const parsed = parseBlockData(gallery, { ...data({}), [field]: value }, 2);
    if (!parsed.ok) throw new Error(translateEnglish(parsed.error));
    return parsed.value[field];
  };
  for (const value of kept) expect(read(value)).toBe(value);
  for (const value of refused) expect(read(value)).toBeUndefined();
});

it('tells the styles how many slides a carousel shows and where the active one of a strip sits [GAL-35, GAL-41, GAL-47]', () => {
  expect(show({ design: 'carousel', slidesPerRow: 5 })).toContain('--gallery-slides-per-row:5');
  expect(show({ design: 'autogrid', columnWidth: 180 })).toContain('--gallery-column-width:180px');
  expect(show({ design: 'slider', 'active-alignment': 'right' })).toContain('data-alignment="right"');
});

it('keeps room for the thumbnails of a slideshow [GAL-49, GAL-50, GAL-55]', () => {
  const markup = show({ design: 'slideshow', thumbnails: true, 'thumbnail-strip-height': 80 });
  expect(markup).toContain('--gallery-thumbnails-height:80px;--gallery-thumbnails-margin:20px');
  expect(markup).toContain('<div class="portico-gallery-thumbnails">');
  for (const changes of [{ thumbnails: false }, { thumbnails: true, items: [bowl] }]) {
    expect(show({ design: 'slideshow', ...changes })).not.toContain('portico-gallery-thumbnails"');
  }
});

describe('bad input', () => {
  it('shows nothing without slides, one alone without scripts, and as many as it may hold [GAL-90]', () => {
    for (const design of ['slideshow', 'slider', 'carousel', 'grid', 'autocolumns'] as const) {
      expect(show({ design, items: [] })).toBe('');
      expect(slides(show({ design, items: [bowl] }))).toBe(1);
      expect(needsScripts(data({ design, items: [bowl], lightbox: false, captions: 'none' }))).toBe(false);
    }
    const many = Array.from({ length: MAX_GALLERY_ITEMS }, (_, index) => ({ ...bowl, id: `slide-${index}` }));
    expect(MAX_GALLERY_ITEMS).toBe(500);
    expect(slides(show({ items: many }))).toBe(500);
    expect(gallery.schema.safeParse(data({ items: many })).success).toBe(true);
    expect(gallery.schema.safeParse(data({ items: [...many, bowl] })).success).toBe(false);
  });

  it('leaves out a place without a picture, unless it has a text or is being edited [GAL-25]', () => {
    expect(slides(show({ items: [bowl, empty] }))).toBe(1);
    expect(slides(show({ items: [bowl, { ...empty, title: 'Words' }] }))).toBe(2);
    expect(show({ items: [empty] }, 'canvas')).toContain('Choose an image');
  });

  it('shows the poster image of a video that cannot be played, and says why only in the editor [GAL-24, GAL-25]', () => {
    const broken = { ...film, videoUrl: 'https://example.com/nothing' };
    expect(show({ items: [broken] })).toContain('src="/s/images/');
    expect(show({ items: [broken] })).not.toContain('Invalid video');
    expect(show({ items: [{ ...broken, image: null }] })).not.toContain('portico-slide"');
    expect(show({ items: [{ ...broken, image: null }] }, 'canvas')).toContain('Invalid video embed.');
  });

  it('takes the default of the design for a setting that is none [GAL-58, GAL-59, GAL-199]', () => {
    const broken = {
      columnWidth: 0,
      gutter: '101%',
      vSize: 'tall',
      autoplay: 'yes',
      'meta-position': 'under',
      imageAspectRatio: '3 by 2',
      slidesPerRow: 0,
      padding: -1,
    };
    const parsed = parseBlockData(gallery, { ...data({ design: 'autocolumns' }), ...broken }, 2);
    if (!parsed.ok) throw new Error(translateEnglish(parsed.error));
    expect(show(parsed.value)).toContain('--gallery-gutter:0px;--gallery-column-width:250px');
  });
});

describe('tracks of an album', () => {
  const song = { ...newGalleryTrack('/s/river.mp3', 'River'), image };
  const nameless = newGalleryTrack('/s/hill.mp3', '');

  it.each(['list', 'grid', 'stacked', 'slideshow', 'carousel'] as const)(
    'play with the player of the browser in the design %s, without scripts of their own [CONT-103]',
    (design) => {
      const markup = show({ design, items: [song, nameless] });
      expect(slides(markup)).toBe(2);
      expect(markup).toContain('controls="" preload="none" src="/s/river.mp3" aria-label="River"></audio>');
      expect(markup).toContain('src="/s/hill.mp3" aria-label="Track 2"></audio>');
      // One has its cover, the other one a note in its place.
      expect(markup.match(/<img /g)).toHaveLength(1);
      expect(markup.match(/portico-slide-note/g)).toHaveLength(1);
    },
  );

  it('need scripts where one follows the other, in a list as well', () => {
    const list = { design: 'list', lightbox: false } as const;
    expect(needsScripts(data({ ...list, items: [song, nameless] }))).toBe(true);
    expect(needsScripts(data({ ...list, items: [song] }))).toBe(false);
  });

  it.each(['https://example.com/a.mp3', 'javascript:alert(1)', '//example.com/s/a.mp3', 7])(
    'that are no file of the site, such as %j, are taken for slides without a track',
    (audioUrl) => {
      const parsed = parseBlockData(gallery, { ...data({}), items: [{ ...song, audioUrl }] } as never, 2);
      if (!parsed.ok) throw new Error(translateEnglish(parsed.error));
      expect(parsed.value.items[0]?.audioUrl).toBeUndefined();
      expect(show(parsed.value)).not.toContain('<audio');
    },
  );
});

it('needs no script where nothing moves, opens, plays or lies over pictures', () => {
  const still = { lightbox: false, items: [bowl, jug] };
  expect(needsScripts(data({ ...still, design: 'grid' }))).toBe(false);
  expect(needsScripts(data({ ...still, design: 'stacked' }))).toBe(false);
  expect(needsScripts(data({ ...still, design: 'grid', captions: 'overlay' }))).toBe(true);
  expect(needsScripts(data({ ...still, design: 'slideshow' }))).toBe(true);
  expect(needsScripts(data({ ...still, items: [film] }))).toBe(true);
});

it('brings galleries of before up to date: same pictures, same look [CONT-60, CONT-61]', () => {
  const old = {
    items: [
      { image, caption: 'Rim bowl', link: null, urlName: 'rim' },
      { image, caption: '', link: null },
    ],
    design: 'grid',
    perRow: 3,
    perRowOnPhones: 1,
    padding: 12,
    imageAspectRatio: 'original',
    captions: 'below',
    lightbox: false,
    lightboxTheme: 'light',
  };
  const parsed = parseBlockData(gallery, old, 1);
  if (!parsed.ok) throw new Error(translateEnglish(parsed.error));
  expect(parsed.value).toMatchObject({
    design: 'grid',
    'thumbnails-per-row': 3,
    perRowOnPhones: 1,
    padding: 12,
    imageAspectRatio: 'Auto',
    captions: 'below',
    lightbox: false,
    lightboxTheme: 'light',
    items: [
      { id: fileId, mediaType: 2, title: '', description: 'Rim bowl', urlName: 'rim' },
      { id: `${fileId}-2`, mediaType: 2, title: '', description: '', urlName: '' },
    ],
  });
});
