import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { GalleryBlock } from './render.tsx';
import { galleryDefaults, type GalleryData, newGalleryItem } from './schema.ts';

const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e5f',
  path: '/s/images/0199f3b4c0de0a1b2c3d4e5f/bowl.jpg',
  width: 1600,
  height: 1200,
  alt: 'A bowl',
  focalPoint: { x: 0.5, y: 0.5 },
};

function show(changes: Partial<GalleryData>): string {
  return renderToStaticMarkup(
    <GalleryBlock
      id={TEST_BLOCK_ID}
      data={{ ...galleryDefaults(), items: [newGalleryItem(image), newGalleryItem(image)], ...changes }}
      context={testBlockContext({ isFirstImage: true })}
    />,
  );
}

it('has four pictures in a row and 20 px between them until told otherwise [GAL-203, CONT-60]', () => {
  expect(show({})).toContain('--gallery-per-row:4');
  expect(show({})).toContain('--gallery-padding:20px');
});

it('crops every picture to the chosen proportions, or keeps their own [GAL-33, GAL-34]', () => {
  expect(show({ imageAspectRatio: '3:2' })).toContain('aspect-ratio:3 / 2');
  expect(show({ imageAspectRatio: 'original' })).toContain('aspect-ratio:1600 / 1200');
});

it('leads from a picture to its click-through address [GAL-135]', () => {
  const link = { kind: 'url', href: 'https://example.com/bowl', newWindow: false } as const;
  expect(show({ items: [{ image, caption: '', link }] })).toContain(
    '<a href="https://example.com/bowl"><picture>',
  );
});

it('fetches only its first picture at once', () => {
  expect(show({}).match(/loading="eager"/g)).toHaveLength(1);
  expect(show({}).match(/loading="lazy"/g)).toHaveLength(1);
});

it('shows captions below, or none', () => {
  const items = [{ image, caption: 'Rim bowl', link: null }];
  expect(show({ items })).toContain('<figcaption>Rim bowl</figcaption>');
  expect(show({ items, captions: 'none' })).not.toContain('figcaption');
});
