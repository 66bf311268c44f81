import { expect, it } from 'vitest';
import { BLOCK_DESIGNS, GALLERY_VARIANTS, galleryDesignOf } from './gallery-designs.ts';
import { GALLERY_MEDIA_CODES, GALLERY_MEDIA_TYPES, slideTypeOf } from './gallery-item-kinds.ts';

it.each([
  ['stacked', 'base', 'GAL-70'],
  ['slider', 'strip', 'GAL-71'],
  ['slideshow', 'stacked', 'GAL-72'],
  ['grid', 'grid', 'GAL-73'],
  ['autogrid', 'autogrid', 'GAL-73'],
  ['autocolumns', 'autocolumns', 'GAL-73'],
  ['carousel', 'carousel', 'GAL-73'],
  ['list', 'list', 'GAL-73'],
  ['rows', 'autorows', 'GAL-76'],
  ['autorows', 'base', 'GAL-76'],
  ['anything', 'base', 'GAL-74'],
  [undefined, 'base', 'GAL-74'],
  [null, 'base', 'GAL-74'],
  ['toString', 'base', 'GAL-74'],
])('draws the block design %s as %s [%s]', (value, design, _id) => {
  expect(galleryDesignOf(value)).toBe(design);
});

it('offers four variants, which store every block design between them [GAL-07, GAL-08, GAL-75]', () => {
  expect(Object.keys(GALLERY_VARIANTS)).toEqual(['slideshow', 'carousel', 'grid', 'stack']);
  expect(Object.values(GALLERY_VARIANTS).flat().toSorted()).toEqual(BLOCK_DESIGNS.toSorted());
  expect(Object.values(GALLERY_VARIANTS).map(([usual]) => galleryDesignOf(usual))).toEqual([
    'stacked',
    'strip',
    'grid',
    'base',
  ]);
});

it('has five kinds of image and the video, each with a code of its own [GAL-09, GAL-10]', () => {
  expect(Object.keys(GALLERY_MEDIA_TYPES)).toEqual([
    'imageEmpty',
    'imageFile',
    'imageLicensed',
    'imageReused',
    'imageAssetReused',
    'video',
  ]);
  expect(Object.values(GALLERY_MEDIA_TYPES)).toEqual(GALLERY_MEDIA_CODES);
  expect(GALLERY_MEDIA_CODES.map(slideTypeOf)).toEqual([
    'image',
    'image',
    'image',
    'image',
    'image',
    'video',
  ]);
});
