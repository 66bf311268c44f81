import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChunkError } from '#visitor/load-chunk.ts';
import { report } from '#visitor/report.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount } from './behaviour.ts';
import { gallery } from './index.ts';
import { fetchVideos } from './runtime/fetch-videos.ts';
import { readSlide } from './runtime/read-gallery.ts';
import { isRunning, NAMES, showGallery, video } from './runtime/testing/show-gallery.ts';
import { galleryDefaults, type GalleryData, newGalleryItem } from './schema.ts';

let block: MountedBlock | null = null;
const OWN_ADDRESS = location.href;
afterEach(() => {
  block?.unmount();
  history.replaceState(null, '', OWN_ADDRESS);
});

const fileIdOf = (digit: number) => `0199f3b4c0de0a1b2c3d4e5${digit}` as FileId;

function image(digit: number, alt: string) {
  const fileId = fileIdOf(digit);
  const focalPoint = { x: 0.5, y: 0.5 };
  return { fileId, path: `/s/images/${fileId}/${digit}.jpg`, width: 3000, height: 2000, alt, focalPoint };
}

const bowl = newGalleryItem(image(1, 'A bowl'));
const jug = { ...newGalleryItem(image(2, '')), title: 'Jug, 2024', urlName: 'jug' };
const shop = {
  ...newGalleryItem(image(3, 'The shop')),
  link: { kind: 'url', href: '#shop', newWindow: false } as const,
};

function show(changes: Partial<GalleryData> = {}): MountedBlock {
  block?.unmount();
  block = mountBlock(gallery, { ...galleryDefaults(), items: [bowl, shop, jug], ...changes }, mount);
  return block;
}

it('opens the lightbox by click, Enter and Space at the slide; a slide with a link follows it [OVER-83, GAL-36, GAL-37]', async () => {
  const { root, lightboxes } = show();
  const [first, linked, last] = root.querySelectorAll('a');
  expect([first?.role, first?.ariaHasPopup]).toEqual(['button', 'dialog']);
  if (first === undefined || linked === undefined || last === undefined) throw new Error('no slides');
  await userEvent.click(last);
  last.focus();
  await userEvent.keyboard('{Enter}');
  first.focus();
  await userEvent.keyboard(' ');
  await userEvent.click(linked);
  expect(lightboxes.map((set) => [set.index, set.items.length])).toEqual([
    [1, 2],
    [1, 2],
    [0, 2],
  ]);
  expect(location.hash).toBe('#shop');
});

it('hands over each slide as content and meta, in the size of the window [OVER-79]', async () => {
  const { root, lightboxes } = show({ lightboxTheme: 'light' });
  await userEvent.click(root.querySelector('a') ?? root);
  const [set] = lightboxes;
  expect(set?.theme).toBe('light');
  expect(set?.items.map(({ meta }) => meta)).toEqual([
    { id: fileIdOf(1), url: '', name: 'A bowl', caption: '' },
    { id: fileIdOf(2), url: 'jug', name: 'Jug, 2024', caption: 'Jug, 2024' },
  ]);
  expect(set?.items[0]?.content.querySelector('img')?.sizes).toBe('100vw');
  expect(set?.slideOf?.(1)).toBe(root.querySelectorAll('a')[2]);
});

it.each([
  ['#itemId=jug', 1, 'OVER-80'],
  [`#itemId=${fileIdOf(1)}`, 0, 'OVER-80'],
  ['#itemId=unknown', undefined, 'OVER-82'],
  ['/work/jug', 1, 'OVER-81'],
] as const)('opens by itself on load with %s at %s [%s]', (hash, index, _id) => {
  history.replaceState(null, '', hash);
  expect(show().lightboxes[0]?.index).toBe(index);
});

it('opens in one gallery of a page only, and in none whose lightbox is off', () => {
  history.replaceState(null, '', '#itemId=jug');
  const other = mountBlock(gallery, { ...galleryDefaults(), items: [jug] }, mount);
  expect(other.lightboxes).toHaveLength(1);
  const second = mountBlock(gallery, { ...galleryDefaults(), items: [jug] }, mount);
  expect(second.lightboxes).toHaveLength(0);
  second.unmount();
  other.unmount();
  expect(show({ lightbox: false }).lightboxes).toHaveLength(0);
});

it('says how the lightbox moves on by itself [OVER-113, OVER-114, OVER-118]', async () => {
  const { root, lightboxes } = show({ lightboxAutoplay: 'random', lightboxAutoplaySeconds: 4 });
  await userEvent.click(root.querySelector('a') ?? root);
  expect(lightboxes[0]?.autoplay).toEqual({ isRandom: true, timeoutMs: 4000 });
});

it.each([
  [true, 1],
  [undefined, 1.5],
] as const)(
  'crops the thumbnails to squares where the owner wants it (%j): a picture of 3:2 has one of %d [GAL-53]',
  async (isSquare, ratio) => {
    const shown = await showGallery({
      thumbnails: true,
      ...(isSquare === undefined ? {} : { 'square-thumbs': isSquare }),
    });
    block = shown;
    await isRunning(shown);
    const thumbnails = () => [...shown.root.querySelectorAll<HTMLElement>('.portico-gallery-thumb')];
    const pictures = () => thumbnails().filter((thumbnail) => thumbnail.querySelector('img') !== null);
    await expect.poll(() => pictures().length).toBe(NAMES.length);
    for (const thumbnail of thumbnails()) {
      const { width, height } = thumbnail.getBoundingClientRect();
      expect(width / height).toBeCloseTo(ratio, 1);
      const picture = thumbnail.querySelector('img');
      if (picture === null) throw new Error('no picture');
      expect(getComputedStyle(picture).objectFit).toBe('cover');
    }
  },
);

it('says on the console that the video loader is missing, when a gallery asks for it [BLK-32, GAL-20]', async () => {
  const shown = await showGallery({ design: 'grid', items: [video('film')] });
  block = shown;
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = (): Promise<never> => Promise.reject(new ChunkError('slide-videos', 'missing'));
  const environment = { document, report } as unknown as Parameters<typeof fetchVideos>[0]['environment'];
  fetchVideos(
    {
      environment,
      slides: shown.slides.map(readSlide),
      signal: new AbortController().signal,
      showing: () => undefined,
    },
    missing,
  );
  await expect
    .poll(() => said.mock.calls.map(([message]) => String(message)))
    .toContain('VideoLoader not found');
  said.mockRestore();
});
