import { expect, it } from 'vitest';
import { newGalleryItem } from '#blocks/gallery/schema.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { validateRecords } from './validate-records.ts';

const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f',
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/jug.jpg',
  width: 300,
  height: 200,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};

function save(count: number): void {
  const items = Array.from({ length: count }, (_each, index) => ({
    ...newGalleryItem(image),
    id: `s${index}`,
  }));
  const settings = {
    id: 'settings',
    type: 'settings',
    collectionType: 'slide-gallery',
    urlName: 'pots',
    gallery: { design: 'grid', items },
  };
  validateRecords('collection', {}, { settings } as never, ['settings']);
}

it('takes 250 slides of a gallery that is ordered by hand, and refuses the 251st [CONT-196, CONT-201]', () => {
  expect(() => save(250)).not.toThrow();
  expect(() => save(251)).toThrow(CallError);
});
