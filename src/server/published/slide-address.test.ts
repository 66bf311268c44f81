import { expect, it } from 'vitest';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { hasSlide } from './slide-address.ts';

const ID = '0199f3b4c0de0a1b2c3d4e10';
const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f',
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/jug.jpg',
  width: 300,
  height: 200,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};
const items = [
  { ...newGalleryItem(image), id: 'first', urlName: 'jug' },
  { ...newGalleryItem(image), id: 'second' },
];
const block = {
  id: 'b1',
  type: 'block',
  blockType: 'gallery',
  sectionId: 's1',
  desktop: { x: 0, y: 0, w: 24, h: 8 },
  mobile: null,
  dataVersion: 2,
  data: { items, design: 'slideshow' },
} as const;
const settings = { id: 'settings', type: 'settings', title: 'Pots', urlName: 'pots' } as const;
const page = { settings, b1: block } as never;
const collection = {
  settings: { ...settings, collectionType: 'slide-gallery', gallery: { items, design: 'slideshow' } },
} as never;

it.each([
  ['jug', true],
  ['first', true],
  ['second', true],
  ['third', false],
  ['', false],
] as const)('answers for the slide “%s” below a page and a slide gallery: %s', (name, isThere) => {
  expect([hasSlide(ID, page, name), hasSlide(ID, collection, name)]).toEqual([isThere, isThere]);
});

it('takes broken galleries for none', () => {
  const broken = { settings, b1: { ...block, data: { items: 5 } } } as never;
  expect(hasSlide(ID, broken, 'jug')).toBe(false);
});
