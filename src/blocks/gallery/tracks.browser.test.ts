import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { STARTED_EVENT } from '#blocks/started-event.ts';
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

describe('playing an album', () => {
  /** A tenth of a second of silence, as a WAV file. */
  function silence(): string {
    const rate = 8000;
    const samples = rate / 10;
    const bytes = new DataView(new ArrayBuffer(44 + samples));
    const text = (at: number, letters: string): void =>
      new TextEncoder().encode(letters).forEach((byte, index) => bytes.setUint8(at + index, byte));
    text(0, 'RIFF');
    bytes.setUint32(4, 36 + samples, true);
    text(8, 'WAVEfmt ');
    for (const [at, value] of [
      [16, 16],
      [24, rate],
      [28, rate],
      [40, samples],
    ] as const)
      bytes.setUint32(at, value, true);
    for (const [at, value] of [
      [20, 1],
      [22, 1],
      [32, 1],
      [34, 8],
    ] as const)
      bytes.setUint16(at, value, true);
    text(36, 'data');
    for (let sample = 0; sample < samples; sample += 1) bytes.setUint8(44 + sample, 128);
    return URL.createObjectURL(new Blob([bytes.buffer], { type: 'audio/wav' }));
  }

  async function showPlaying(design: GalleryData['design']): Promise<readonly HTMLAudioElement[]> {
    const { root } = await show({ design }, 500);
    await expect.poll(() => design === 'list' || root.querySelector('[data-running]') !== null).toBe(true);
    // Browsers play nothing to somebody who has done nothing on the page.
    await userEvent.keyboard('a');
    const players = [...root.querySelectorAll('audio')];
    for (const player of players) {
      player.src = silence();
      player.muted = true;
    }
    // What plays them is fetched.
    await import('./runtime/play-tracks.ts');
    return players;
  }

  it.each(['list', 'slideshow'] as const)(
    'in a %s each track is followed by the next one, whose slide is seen, until the last [CONT-103]',
    async (design) => {
      const players = await showPlaying(design);
      const begun: number[] = [];
      players.forEach((player, index) => player.addEventListener('play', () => begun.push(index)));
      await players[0]?.play();
      await expect.poll(() => [begun, players.at(-1)?.ended], { timeout: 5000 }).toEqual([[0, 1, 2], true]);
      const slide = players.at(-1)?.closest('.portico-slide');
      await expect.poll(() => slide?.checkVisibility()).toBe(true);
    },
  );

  it('one that begins stops the one before, and so does a video of the page [BLK-85] [CONT-103]', async () => {
    const players = await showPlaying('list');
    const playing = (): number[] => players.flatMap(({ paused }, index) => (paused ? [] : [index]));
    for (const player of players) player.loop = true;
    await players[0]?.play();
    await expect.poll(playing).toEqual([0]);
    await players[2]?.play();
    await expect.poll(playing).toEqual([2]);
    document.dispatchEvent(new CustomEvent(STARTED_EVENT, { detail: document.body }));
    await expect.poll(playing).toEqual([]);
  });
});
