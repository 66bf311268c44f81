import { describe, expect, it } from 'vitest';
import { GALLERY_DESIGNS } from './gallery-designs.ts';
import { HEIGHTS, lengthInCss, parseColumnWidth, parseLength, SPACES, WIDTHS } from './gallery-length.ts';
import { changedSettings, defaultSettings, gallerySettings } from './gallery-settings.ts';

describe('lengths', () => {
  it.each([
    [0, 0],
    [500, 500],
    [501, undefined],
    [-1, undefined],
    ['120', 120],
    ['120px', 120],
    [' 12.5 % ', undefined],
    ['12.5%', '12.5%'],
    ['501%', undefined],
    ['', undefined],
    ['wide', undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [{}, undefined],
  ])('reads %j as %j [GAL-58]', (value, length) => {
    expect(parseLength(value, HEIGHTS)).toBe(length);
  });

  it('has heights up to 500, spaces up to 100, widths from 1 to 2000 [GAL-58]', () => {
    expect([HEIGHTS, SPACES, WIDTHS]).toEqual([
      { min: 0, max: 500 },
      { min: 0, max: 100 },
      { min: 1, max: 2000 },
    ]);
  });

  it('takes percents of the width of the gallery [GAL-189]', () => {
    expect(lengthInCss('1%')).toBe('1cqi');
    expect(lengthInCss(20)).toBe('20px');
  });

  it.each([
    [250, 250, 'GAL-197'],
    ['250', 250, 'GAL-198'],
    ['250px', 250, 'GAL-198'],
    ['250.9', 250, 'GAL-198'],
    [0, undefined, 'GAL-199'],
    ['0', undefined, 'GAL-199'],
    [-250, undefined, 'GAL-197, GAL-199'],
    ['wide', undefined, 'GAL-199'],
    [undefined, undefined, 'GAL-199'],
    [Number.POSITIVE_INFINITY, undefined, 'GAL-199'],
  ])('reads the column width %j as %j [%s]', (value, width, _id) => {
    expect(parseColumnWidth(value)).toBe(width);
  });
});

describe('defaults', () => {
  it.each([
    ['autocolumns', { columnWidth: 250, gutter: 0 }, 'GAL-42, GAL-191, GAL-192'],
    ['autorows', { rowHeight: 250, gutter: 20, lightbox: true }, 'GAL-201'],
    ['autogrid', { columnWidth: 250, gutter: 0 }, 'GAL-42, GAL-191, GAL-192'],
    ['carousel', { slidesPerRow: 3, gutter: '1%' }, 'GAL-42, GAL-185, GAL-186'],
    ['grid', { 'thumbnails-per-row': 4, padding: 20, lightbox: true }, 'GAL-48, GAL-57, GAL-203, GAL-204'],
    ['strip', { 'active-alignment': 'center', vSize: 10 }, 'GAL-175, GAL-176'],
    ['stacked', { transition: 'fade', clickBehaviour: 'next', 'autoplay-duration': 5 }, 'GAL-134, GAL-150'],
  ] as const)('of %s are %j [%s]', (design, defaults, _id) => {
    expect(gallerySettings(design, {})).toMatchObject(defaults);
  });

  it('are those of the lightbox, the meta overlay and scrolling for every design [GAL-38, GAL-58, GAL-95, GAL-144, GAL-195]', () => {
    for (const design of GALLERY_DESIGNS) {
      expect(defaultSettings(design)).toMatchObject({
        lightboxTheme: 'dark',
        'meta-position': 'bottom',
        updateAddress: false,
        scrollDirection: 'horizontal',
        columnWidthBehavior: 'min',
        autoplay: false,
      });
    }
  });
});

it('takes what is stored before the default of the design [GAL-59]', () => {
  const settings = gallerySettings('grid', { padding: 4, gutter: undefined, lightbox: false });
  expect(settings).toEqual({ ...defaultSettings('grid'), padding: 4, lightbox: false });
  expect(changedSettings('grid', settings)).toEqual({ padding: 4, lightbox: false });
});

it('gives a strip no vSize of its own beside an aspect ratio [GAL-46, GAL-176]', () => {
  expect(gallerySettings('strip', { aspectRatio: 40 })).toMatchObject({ aspectRatio: 40, vSize: null });
  expect(gallerySettings('strip', { vSize: 6 })).toMatchObject({ aspectRatio: null, vSize: 6 });
  expect(gallerySettings('grid', {}).vSize).toBeNull();
});
