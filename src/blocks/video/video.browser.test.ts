import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findEmbed } from '#domain/embeds/find-embed.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount } from './behaviour.ts';
import { video } from './index.ts';
import { videoDefaults, type VideoData } from './schema.ts';

let shown: MountedBlock[] = [];
afterEach(() => {
  for (const block of shown) block.unmount();
  shown = [];
  vi.restoreAllMocks();
});

const FILM = { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Big Buck Bunny' };

function show(changes: Partial<VideoData> = {}, isMotionReduced = true) {
  const block = mountBlock(video, { ...videoDefaults(), ...FILM, ...changes }, mount, { isMotionReduced });
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
  expect(overlay()?.checkVisibility()).toBe(true);
});

it('keeps a file of the site under its overlay until it is started [BLK-33] [BLK-34]', async () => {
  const { root, overlay } = show({ url: '/s/film.mp4' });
  expect(root.querySelectorAll('.video-frame > video')).toHaveLength(0);
  expect([overlay()?.checkVisibility(), overlay()?.getAttribute('href')]).toEqual([true, '/s/film.mp4']);
  press(overlay());
  const player = root.querySelector<HTMLVideoElement>('.video-frame > video');
  expect([player?.controls, player?.getAttribute('src'), player?.ariaLabel]).toEqual([
    true,
    '/s/film.mp4',
    'Big Buck Bunny',
  ]);
  await expect.poll(() => overlay()?.hidden).toBe(true);
});

it('has the provider’s frame with its width and height, and says whose it is [BLK-23]', () => {
  const code = '<iframe src="https://player.vimeo.com/video/1?h=abcdef" width="400" height="300"></iframe>';
  const { overlay, frame } = show({ url: code, title: '' });
  expect(overlay()?.textContent).toBe('Plays from Vimeo');
  press(overlay());
  const shown = frame();
  expect([shown?.src, shown?.width, shown?.height, shown?.title]).toEqual([
    'https://player.vimeo.com/video/1?autoplay=1&dnt=1&api=1&h=abcdef',
    '400',
    '300',
    'Vimeo',
  ]);
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

it('fades the video in over 1 s and the overlay out over 0.3 s [BLK-37] [BLK-38]', () => {
  const { overlay, frame } = show({ url: 'https://vimeo.com/1' }, false);
  press(overlay());
  const fadeOf = (element: Element | null) =>
    element
      ?.getAnimations()
      .map(({ effect }) => [
        effect?.getTiming().duration,
        effect instanceof KeyframeEffect ? effect.getKeyframes().map((frame) => frame['opacity']) : [],
      ]);
  expect(fadeOf(frame())).toEqual([[1000, ['0', '1']]]);
  expect(fadeOf(overlay())).toEqual([[300, ['1', '0']]]);
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

/** What players of other hosts are told, with the origin it is for. */
function listen(): unknown[][] {
  const told: unknown[][] = [];
  const player = { postMessage: (...message: unknown[]) => told.push(message) } as unknown as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(player);
  return told;
}

it.each([
  [
    'https://vimeo.com/1',
    [
      ['{"method":"pause"}', 'https://player.vimeo.com'],
      ['{"method":"play"}', 'https://player.vimeo.com'],
    ],
  ],
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    [
      ['{"event":"command","func":"pauseVideo","args":[]}', 'https://www.youtube-nocookie.com'],
      ['{"event":"command","func":"playVideo","args":[]}', 'https://www.youtube-nocookie.com'],
    ],
  ],
  ['https://www.dailymotion.com/video/x8abcd', []],
  ['https://www.ted.com/talks/some_talk', []],
])('the player of %s is told to pause and to go on: %j [BLK-41] [BLK-42]', async (url, messages) => {
  const told = listen();
  const first = show({ url });
  press(first.overlay());
  await expect.poll(() => first.overlay()?.hidden).toBe(true);
  expect(told).toEqual([]);
  press(show({ url: '/s/film.mp4' }).overlay());
  press(first.overlay());
  expect(told).toEqual(messages);
});

it('tells nothing to a player that was opened without its interface: it is taken out [BLK-42] [BLK-44]', async () => {
  const told = listen();
  const player = findEmbed(FILM.url)?.provider.player;
  if (player === undefined) throw new Error('no player');
  vi.spyOn(player, 'isSupported').mockReturnValue(false);
  const first = show();
  press(first.overlay());
  await expect.poll(() => first.overlay()?.hidden).toBe(true);
  press(show({ url: '/s/film.mp4' }).overlay());
  expect([told, first.frame(), first.overlay()?.hidden]).toEqual([[], null, false]);
});

it.each(['', 'https://example.com', '<p>No player</p>', '<iframe src="https://example.com/v/1"></iframe>'])(
  'shows visitors nothing where %j is no video [BLK-28] [BLK-29] [BLK-30]',
  (url) => {
    const { root } = show({ url });
    expect(root.querySelector('.portico-block-video')).toBeNull();
    expect(root.querySelector('a, iframe, video')).toBeNull();
  },
);

it('gives a provider’s video in fill mode the ratio 56.3% [BLK-27]', () => {
  const { root } = show({ mode: 'fill', ratio: '4:3' });
  expect(root.querySelector('figure')?.style.getPropertyValue('--video-ratio')).toBe('0.563');
});

it('knows the ratio of a video whose embed code tells it [BLK-27]', () => {
  const url = '<iframe src="https://player.vimeo.com/video/1" width="400" height="300"></iframe>';
  const { root } = show({ mode: 'fill', url });
  expect(root.querySelector('figure')?.style.getPropertyValue('--video-ratio')).toBe('0.75');
});

it('shows a file of the site without an overlay at once with its own controls [BLK-45]', () => {
  const { root, overlay } = show({ url: '/s/film.mp4', hasOverlay: false });
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

it('loads a file of the site anew, too [BLK-25]', async () => {
  const { root } = show({ url: '/s/film.mp4', hasOverlay: false });
  const player = root.querySelector('video');
  const load = vi.spyOn(HTMLVideoElement.prototype, 'load').mockReturnValue(undefined);
  root.querySelector('figure')?.setAttribute('data-mode', 'none');
  await expect.poll(() => load.mock.contexts).toEqual([player]);
  load.mockRestore();
});

it('refuses a mode that is none, goes on in the one it had, and says so [BLK-24]', async () => {
  const { block, root, overlay, frame } = show({ url: 'https://vimeo.com/1' });
  press(overlay());
  const before = frame();
  root.querySelector('figure')?.setAttribute('data-mode', 'cover');
  await expect.poll(() => root.querySelector('figure')?.dataset['mode']).toBe('fit');
  expect(block.reports).toEqual(['The attribute mode does not accept cover']);
  expect(frame()).toBe(before);
});

it('stays as it is without an overlay while another plays: commanded or taken out and put back [BLK-44] [BLK-45]', async () => {
  const first = show({ url: 'https://vimeo.com/1', hasOverlay: false });
  const second = show({ url: 'https://www.ted.com/talks/some_talk', hasOverlay: false });
  first.block.giveConsent();
  second.block.giveConsent();
  const [commanded, replaced] = [first.frame(), second.frame()];
  press(show({ url: 'https://vimeo.com/2' }).overlay());
  expect(first.frame()).toBe(commanded);
  expect([replaced?.isConnected, second.frame()?.src]).toEqual([false, replaced?.src]);
  await expect.poll(() => [first.overlay()?.hidden, second.overlay()?.hidden]).toEqual([true, true]);
});

it('hands the focus from its play button to the player, again when it goes on [BLK-35]', async () => {
  const first = show({ url: 'https://vimeo.com/1' });
  // No real keys here: they would go to the player as long as the browser has not moved its keyboard out of a frame.
  const pressFocused = () => {
    first.overlay()?.focus();
    press(first.overlay());
  };
  pressFocused();
  await expect.poll(() => document.activeElement === first.frame()).toBe(true);
  press(show({ url: 'https://vimeo.com/2' }).overlay());
  pressFocused();
  await expect.poll(() => document.activeElement === first.frame()).toBe(true);
});

it('fits a video that fills its container anew 1000 ms after a resize [BLK-26] [BLK-31]', async () => {
  const { root, overlay, frame } = show({ url: 'https://vimeo.com/1', mode: 'fill' });
  Object.assign(root.style, { inlineSize: '300px', blockSize: '300px' });
  press(overlay());
  const width = () => frame()?.getBoundingClientRect().width ?? 0;
  const covering = (height: number) => height / 0.563;
  expect(width()).toBeCloseTo(covering(300), 0);
  const waits: unknown[] = [];
  const later = vi.spyOn(window, 'setTimeout').mockImplementation((run, ms) => {
    waits.push(ms);
    if (typeof run === 'function') queueMicrotask(() => run());
    return 0 as unknown as ReturnType<typeof setTimeout>;
  });
  root.style.blockSize = '400px';
  await vi.waitUntil(() => Math.abs(width() - covering(400)) < 1);
  later.mockRestore();
  expect(waits).toContain(1000);
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

it('shows a file of the site in its own size where the mode is none [BLK-26]', async () => {
  const { root } = show({ url: '/s/film.mp4', mode: 'none', hasOverlay: false });
  const player = root.querySelector('video');
  if (player === null) throw new Error('no player');
  // A picture is as large as a film of the same size, and needs no film.
  player.poster = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"/>`;
  await expect.poll(() => [player.offsetWidth, player.offsetHeight]).toEqual([320, 200]);
  root.style.inlineSize = '160px';
  expect([player.offsetWidth, player.offsetHeight]).toEqual([160, 100]);
});

it.each(['fit', 'fill'] as const)(
  'keeps a file of the site within its container in the mode %s [BLK-26]',
  (mode) => {
    const { root } = show({ url: '/s/film.mp4', mode, hasOverlay: false, ratio: '1:1' });
    root.style.inlineSize = '300px';
    if (mode === 'fill') root.style.blockSize = '200px';
    const player = root.querySelector('video');
    expect([player?.offsetWidth, player?.offsetHeight]).toEqual([300, mode === 'fill' ? 200 : 300]);
    expect(getComputedStyle(player as Element).objectFit).toBe(mode === 'fill' ? 'cover' : 'contain');
  },
);
