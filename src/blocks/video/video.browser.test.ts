import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount } from './behaviour.ts';
import { video } from './index.ts';
import { videoDefaults, type VideoData } from './schema.ts';

let shown: MountedBlock[] = [];
afterEach(() => {
  for (const block of shown) block.unmount();
  shown = [];
});

function show(changes: Partial<VideoData> = {}, isMotionReduced = true) {
  const block = mountBlock(video, { ...videoDefaults(), ...changes }, mount, { isMotionReduced });
  shown.push(block);
  const overlay = () => block.root.querySelector<HTMLElement>('.video-overlay');
  return { block, root: block.root, overlay, frame: () => block.root.querySelector('iframe') };
}

const press = (element: HTMLElement | null) => element?.click();

it('asks nothing of the provider before the play icon is used [BLK-33]', () => {
  const { root, overlay, frame } = show();
  expect(frame()).toBeNull();
  expect(root.querySelectorAll('script, iframe, img, video, link')).toHaveLength(0);
  expect([overlay()?.role, overlay()?.querySelector('svg')]).toEqual(['button', expect.anything()]);
});

it.each([
  ['click', 'BLK-34'],
  ['{Enter}', 'BLK-35'],
  [' ', 'BLK-36'],
])('starts by %j and hides the overlay [BLK-38] [%s]', async (way) => {
  const { overlay, frame } = show({ url: 'https://vimeo.com/1' });
  overlay()?.focus();
  if (way === 'click') press(overlay());
  else await userEvent.keyboard(way);
  expect(frame()?.src).toBe('https://player.vimeo.com/video/1?autoplay=1&dnt=1&api=1');
  await expect.poll(() => overlay()?.hidden).toBe(true);
});

it('fades the video in over 1 s and the overlay out over 0.3 s [BLK-31] [BLK-37] [BLK-38]', () => {
  const { overlay } = show({ url: 'https://vimeo.com/1' }, false);
  press(overlay());
  const durations = document.getAnimations().map((each) => each.effect?.getTiming().duration);
  expect(durations).toEqual(expect.arrayContaining([1000, 300]));
});

it('plays one video at a time: players that can be commanded pause, others are taken out [BLK-39] [BLK-40] [BLK-41] [BLK-44]', async () => {
  const first = show({ url: 'https://vimeo.com/1' });
  const second = show({ url: 'https://www.ted.com/talks/some_talk' });
  press(first.overlay());
  await expect.poll(() => first.overlay()?.hidden).toBe(true);
  press(second.overlay());
  expect(first.overlay()?.hidden).toBe(false);
  expect(first.frame()).not.toBeNull();
  press(first.overlay());
  expect(second.frame()).toBeNull();
  expect(second.overlay()?.hidden).toBe(false);
});

it('says so where the address is no video [BLK-28] [BLK-29] [BLK-30]', () => {
  const { root } = show({ url: 'https://example.com' });
  expect(root.querySelector('.portico-block-video.invalid')?.textContent).toBe('Invalid video embed.');
});

it('gives a provider’s video in fill mode the ratio 56.3% [BLK-27]', () => {
  const { root } = show({ mode: 'fill', ratio: '4:3' });
  expect(root.querySelector('figure')?.style.getPropertyValue('--video-ratio')).toBe('0.563');
});

it('shows a file of the site at once with its own controls [BLK-45]', () => {
  const { root, overlay } = show({ url: '/s/film.mp4' });
  expect([root.querySelector('video')?.controls, overlay()]).toEqual([true, null]);
});

it.each([
  ['none', true],
  ['fit', true],
  ['fill', true],
  [null, true],
  ['cover', false],
])('takes the mode %s: %s [BLK-24]', (mode, isTaken) => {
  expect(video.schema.safeParse({ ...videoDefaults(), mode }).success).toBe(isTaken);
});

it('loads the provider’s still picture with consent only', () => {
  const { block, root } = show();
  expect(root.querySelector('img')).toBeNull();
  block.giveConsent();
  expect(root.querySelector('img')?.src).toBe('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg');
});

it('shows the player of a video without an overlay at once, where consent allows, and does not start it [BLK-45]', () => {
  const { block, frame, overlay } = show({ url: 'https://vimeo.com/1', hasOverlay: false });
  expect([frame(), overlay()?.hidden]).toEqual([null, false]);
  block.giveConsent();
  expect(frame()?.src).toBe('https://player.vimeo.com/video/1?dnt=1&api=1');
});

it('is loaded anew when its mode changes [BLK-25]', async () => {
  const { root, overlay, frame } = show({ url: 'https://vimeo.com/1' });
  press(overlay());
  const before = frame();
  root.querySelector('figure')?.setAttribute('data-mode', 'fill');
  await expect.poll(() => frame() !== before && frame() !== null).toBe(true);
  expect(before?.isConnected).toBe(false);
});

it.each([
  ['fit', 300, 300, { width: 300, height: 225 }],
  ['fill', 300, 300, { width: 533, height: 300 }],
  ['none', 900, 300, { width: 640, height: 480 }],
  [null, 900, 300, { width: 640, height: 480 }],
] as const)('shows a video in the mode %s within its container [BLK-26]', (mode, width, height, shown) => {
  const { root, overlay, frame } = show({ url: 'https://vimeo.com/1', mode, ratio: '4:3' });
  Object.assign(root.style, { inlineSize: `${width}px`, blockSize: `${height}px` });
  press(overlay());
  const box = frame()?.getBoundingClientRect();
  expect({ width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }).toEqual(shown);
});
