import { expect, it, vi } from 'vitest';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import { z } from 'zod';
import type { FileId } from '#domain/files/file-id.ts';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { galleryItemSchema } from '#domain/galleries/gallery-item.ts';
import { hasSlide } from './slide-address.ts';

// A block of another type that holds slides, in a field of its own name: only its declaration says so.
vi.mock('#blocks/registry.ts', async (original) => {
  const registry = await original<{ readonly findBlock: (type: string) => BlockDeclaration | null }>();
  const gallery = registry.findBlock('gallery');
  const schema = z.object({ frames: z.array(galleryItemSchema) });
  const film = { ...gallery, type: 'film', schema, slides: { field: 'frames', max: 10 } };
  return { ...registry, findBlock: (type: string) => (type === 'film' ? film : registry.findBlock(type)) };
});

const ID = '0199f3b4c0de0a1b2c3d4e10';
const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f' as FileId,
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

it('asks the declaration of a block where its slides are, not its type [GAL-93]', () => {
  const film = { ...block, blockType: 'film', data: { frames: items } };
  expect(hasSlide(ID, { settings, b1: film } as never, 'jug')).toBe(true);
  expect(hasSlide(ID, { settings, b1: { ...film, data: { items } } } as never, 'jug')).toBe(false);
  expect(hasSlide(ID, { settings, b1: { ...film, blockType: 'image' } } as never, 'jug')).toBe(false);
});
