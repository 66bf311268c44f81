import { expect, it } from 'vitest';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { parsedContent } from '../blocks/parsed-content.ts';
import {
  gallerySection,
  orderedByHand,
  slidesOfCollection,
  slidesOfItems,
  summariesOfSlides,
  withSlides,
} from './gallery-section.ts';
import type { FileId } from '#domain/files/file-id.ts';

const COLLECTION = '0199f3b4c0de0a1b2c3d4e10';
const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/jug.jpg',
  width: 300,
  height: 200,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};
const item = {
  id: '0199f3b4c0de0a1b2c3d4e11',
  path: '/houses/mill',
  title: 'Mill',
  excerpt: 'By the river',
  authorName: 'Ann',
  image,
  categories: [],
  publishedAt: '2026-01-02T10:00:00.000Z',
  commentCount: 0,
};

it('shows a slide gallery as a gallery block in the design its owner chose [CONT-102] [GAL-06]', () => {
  const gallery = withSlides({ design: 'slideshow', thumbnails: true }, [newGalleryItem(image)]);
  const [block] = gallerySection(COLLECTION, gallery).blocks;
  if (block === undefined) throw new Error('no block');
  const parsed = parsedContent(block);
  expect(parsed.ok && parsed.value.data).toMatchObject({ design: 'slideshow', thumbnails: true });
  expect(slidesOfCollection(COLLECTION, gallery)).toHaveLength(1);
});

it('takes broken slides for none', () => {
  expect(slidesOfCollection(COLLECTION, { items: 'nothing' })).toEqual([]);
  expect(slidesOfCollection(COLLECTION, {})).toEqual([]);
});

it('makes a slide of each item of a portfolio that leads to its page, also of one without a picture [CONT-108]', () => {
  const slides = slidesOfItems([item, { ...item, id: 'b', image: null, title: '' }]);
  expect(slides.map(({ title, link, image: shown }) => [title, link, shown?.alt])).toEqual([
    ['Mill', { kind: 'url', href: '/houses/mill', newWindow: false }, 'Mill'],
    ['Untitled', { kind: 'url', href: '/houses/mill', newWindow: false }, undefined],
  ]);
});

it('lists the slides of a gallery with the address of each: its URL, else its id [GAL-97]', () => {
  const slide = newGalleryItem(image);
  const listed = summariesOfSlides(
    [
      { ...slide, id: 'one', urlName: 'blue jug', title: 'Jug' },
      { ...slide, id: 'two' },
    ],
    '/pottery',
  );
  expect(listed.map(({ path, title }) => [path, title])).toEqual([
    ['/pottery/blue%20jug', 'Jug'],
    ['/pottery/two', ''],
  ]);
});

it('orders items by hand, new ones after them as they come', () => {
  const items = ['new', 'a', 'newer', 'b'].map((id) => ({ id }));
  expect(orderedByHand(items, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new', 'newer']);
});
