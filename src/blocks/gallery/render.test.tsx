import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { GalleryBlock } from './render.tsx';
import { galleryDefaults, type GalleryData, hasLightbox, newGalleryItem } from './schema.ts';

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
  expect(show({ items: [{ image, caption: '', link, urlName: '' }] })).toContain(
    '<a href="https://example.com/bowl"><picture>',
  );
});

it('fetches only its first picture at once', () => {
  expect(show({}).match(/loading="eager"/g)).toHaveLength(1);
  expect(show({}).match(/loading="lazy"/g)).toHaveLength(1);
});

it('shows captions below, or none', () => {
  const items = [{ image, caption: 'Rim bowl', link: null, urlName: '' }];
  expect(show({ items })).toContain('<figcaption>Rim bowl</figcaption>');
  expect(show({ items, captions: 'none' })).not.toContain('figcaption');
});

const LINK = '<a href="/s/images/0199f3b4c0de0a1b2c3d4e5f/bowl.jpg" data-slide="0199f3b4c0de0a1b2c3d4e5f"';

it('opens the picture itself where no script runs, unless the lightbox is off or the slide has a link [OVER-83, GAL-36, GAL-37]', () => {
  expect(show({})).toContain(LINK);
  expect(show({})).toContain('data-lightbox=""');
  expect(show({ lightbox: false })).not.toMatch(/<a |data-lightbox/);
  const link = { kind: 'url', href: 'https://example.com/bowl', newWindow: false } as const;
  expect(show({ items: [{ image, caption: '', link, urlName: '' }] })).not.toMatch(
    /data-slide|data-lightbox/,
  );
});

it('has its lightbox on and dark until told otherwise, and needs no script without one [GAL-38, GAL-203, OVER-84]', () => {
  expect(show({})).toContain('data-lightbox-theme="dark"');
  expect(show({ lightboxTheme: 'light' })).toContain('data-lightbox-theme="light"');
  const data = { ...galleryDefaults(), items: [newGalleryItem(image)] };
  expect(hasLightbox(data)).toBe(true);
  expect(hasLightbox({ ...data, lightbox: false })).toBe(false);
});

it('tells the lightbox how to move on by itself [OVER-113, OVER-114, OVER-118]', () => {
  expect(show({})).not.toContain('data-autoplay');
  expect(show({ lightboxAutoplay: 'random', lightboxAutoplaySeconds: 4 })).toContain(
    'data-autoplay="random" data-autoplay-seconds="4"',
  );
});
