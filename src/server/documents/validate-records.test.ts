import { expect, it } from 'vitest';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { createId } from '#lib/id.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { validateDocument } from './validate-records.ts';

const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/jug.jpg',
  width: 300,
  height: 200,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};

function save(count: number, collectionType = 'slide-gallery', itemOrder: readonly string[] = []): void {
  const items = Array.from({ length: count }, (_each, index) => ({
    ...newGalleryItem(image),
    id: `s${index}`,
  }));
  const settings = {
    id: 'settings',
    type: 'settings',
    collectionType,
    urlName: 'pots',
    gallery: { design: 'grid', items },
    itemOrder,
  };
  validateDocument('collection', { settings } as never);
}

it('takes 250 slides of a gallery that is ordered by hand, and refuses the 251st [CONT-196, CONT-201]', () => {
  expect(() => save(250)).not.toThrow();
  expect(() => save(251)).toThrow(CallError);
});

it('takes 60 tracks of an album, and refuses the 61st [CONT-195, CONT-201]', () => {
  expect(() => save(60, 'album')).not.toThrow();
  expect(() => save(61, 'album')).toThrow(
    expect.objectContaining({ errors: { 'settings.gallery': 'An album can hold at most 60 tracks.' } }),
  );
});

it('takes an order of 250 projects, and refuses one of 251 [CONT-196, CONT-201]', () => {
  const ids = Array.from({ length: 251 }, () => createId());
  expect(() => save(0, 'portfolio', ids.slice(1))).not.toThrow();
  expect(() => save(0, 'portfolio', ids)).toThrow(CallError);
});

it('takes settings of a gallery as the gallery block does, and refuses others', () => {
  const collection = (gallery: object) => () =>
    validateDocument('collection', {
      settings: { id: 'settings', type: 'settings', collectionType: 'portfolio', urlName: 'pots', gallery },
    } as never);
  expect(collection({})).not.toThrow();
  expect(collection({ design: 'grid', slidesPerRow: 3 })).not.toThrow();
  expect(collection({ design: 'banana' })).toThrow(
    expect.objectContaining({
      errors: { 'settings.gallery.design': expect.stringContaining('Choose one of: ') },
    }),
  );
});
