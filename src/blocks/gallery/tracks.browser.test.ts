import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount } from './behaviour.ts';
import { gallery } from './index.ts';
import { galleryDefaults, type GalleryData, newGalleryTrack } from './schema.ts';

let block: MountedBlock | null = null;
afterEach(() => block?.unmount());

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const cover = {
  fileId: 'cover',
  path: PIXEL,
  width: 300,
  height: 300,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};
const river = { ...newGalleryTrack('/s/river.mp3', 'River'), image: cover, description: 'Two flutes' };
const RUNNING: ReadonlySet<string> = new Set(['slideshow', 'slider', 'carousel']);
const items = [river, newGalleryTrack('/s/hill.mp3', 'Hill'), newGalleryTrack('/s/lake.mp3', '')];

async function show(changes: Partial<GalleryData>, width: number): Promise<MountedBlock> {
  await page.viewport(width + 40, 900);
  block = mountBlock(gallery, { ...galleryDefaults(), items, ...changes }, (root, environment) => {
    root.style.inlineSize = `${width}px`;
    return mount(root, environment);
  });
  return block;
}

it.each([
  ['list', 'below'],
  ['list', 'none'],
  ['list', 'overlay'],
  ['grid', 'below'],
  ['grid', 'overlay'],
  ['stacked', 'below'],
  ['autocolumns', 'below'],
  ['slideshow', 'overlay'],
  ['slideshow', 'below'],
  ['slider', 'overlay'],
  ['carousel', 'below'],
] as const)(
  'every track of an album has its player whole in its slide, beside its words: %s, words %s [CONT-103]',
  async (design, captions) => {
    for (const width of [900, 350]) {
      const shown = await show({ design, captions }, width);
      const { root } = shown;
      const isReady = (): boolean => !RUNNING.has(design) || root.querySelector('[data-running]') !== null;
      await expect.poll(isReady).toBe(true);
      const slides = [...root.querySelectorAll<HTMLElement>('.portico-slide')].filter(
        (slide) => slide.checkVisibility() && slide.offsetHeight > 0,
      );
      expect(slides.length).toBeGreaterThan(0);
      for (const slide of slides) {
        const boxOf = (part: string) => slide.querySelector(part)?.getBoundingClientRect();
        const room = slide.getBoundingClientRect();
        const [player, words] = [boxOf('.portico-slide-audio'), boxOf('.portico-slide-meta')];
        if (player === undefined) throw new Error('no player');
        expect([player.left >= room.left - 1, player.right <= room.right + 1]).toEqual([true, true]);
        expect([player.top >= room.top - 1, player.bottom <= room.bottom + 1]).toEqual([true, true]);
        expect(player.height).toBe(54);
        expect(words?.bottom ?? room.top).toBeLessThanOrEqual(player.top + 1);
      }
      shown.unmount();
    }
  },
);

it('tracks are accessible, each player with the name of its track [CONT-103]', async () => {
  const { root } = await show({ design: 'list' }, 900);
  expect([...root.querySelectorAll('audio')].map(({ ariaLabel }) => ariaLabel)).toEqual([
    'River',
    'Hill',
    'Track 3',
  ]);
  const { violations } = await axe.run(root);
  expect(violations.map(({ id }) => id)).toEqual([]);
});
