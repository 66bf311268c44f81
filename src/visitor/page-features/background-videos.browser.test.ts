import { translateEnglish } from '#messages/translator.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { playBackgroundVideos } from './play-background-videos.ts';

let end: () => void = () => undefined;
afterEach(() => {
  end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const translate = translateEnglish;
const film = () => document.querySelector('video');
const button = () => document.querySelector('button');

function show(asks: (query: string) => boolean = () => false) {
  const changes = new Map<string, () => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return asks(query);
        },
        addEventListener: (_: string, run: () => void) => changes.set(query, run),
        removeEventListener: (_: string, run: () => void) => {
          if (changes.get(query) === run) changes.delete(query);
        },
      }) as unknown as MediaQueryList,
  );
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  // A film that neither comes nor fails.
  const address = URL.createObjectURL(new MediaSource());
  document.body.innerHTML = `<div><div style="block-size: 200px" data-background-video="${address}"><img alt=""></div><p>Text</p></div>`;
  end = playBackgroundVideos(window, translate);
  return { play, pause, changes, address };
}

it('plays in sight, muted and looping, with a button that stops it and starts it again [DSGN-59]', async () => {
  const { play, pause, address } = show();
  await expect.poll(() => play.mock.calls.length).toBe(1);
  expect([film()?.muted, film()?.loop, film()?.playsInline, film()?.getAttribute('src')]).toEqual([
    true,
    true,
    true,
    address,
  ]);
  expect(button()?.ariaLabel).toBe('Stop the background video');
  button()?.click();
  expect([pause.mock.calls.length, button()?.ariaLabel]).toEqual([1, 'Play the background video']);
  button()?.click();
  expect([play.mock.calls.length, button()?.ariaLabel]).toEqual([2, 'Stop the background video']);
});

it('keeps the picture until the film plays [DSGN-59]', async () => {
  show();
  await expect.poll(film).not.toBeNull();
  const container = document.querySelector<HTMLElement>('[data-background-video]');
  expect(container?.dataset['playing']).toBeUndefined();
  film()?.dispatchEvent(new Event('playing'));
  expect(container?.dataset['playing']).toBe('');
  film()?.dispatchEvent(new Event('error'));
  expect([film(), button(), container?.dataset['playing'], document.images.length]).toEqual([
    null,
    null,
    undefined,
    1,
  ]);
});

it.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
  'stays a picture with %s, and becomes one where it is asked for later [DSGN-59]',
  async (asked) => {
    let isAsked = true;
    const { changes } = show((query) => isAsked && query === asked);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect([film(), button()]).toEqual([null, null]);
    isAsked = false;
    changes.get(asked)?.();
    await expect.poll(film).not.toBeNull();
    isAsked = true;
    changes.get(asked)?.();
    expect([film(), button()]).toEqual([null, null]);
  },
);

it('offers to play it where the browser refuses to start it [DSGN-59]', async () => {
  const { play } = show();
  play.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  await expect.poll(() => button()?.ariaLabel).toBeDefined();
  button()?.click();
  button()?.click();
  await expect.poll(() => button()?.ariaLabel).toBe('Play the background video');
});

it('leaves nothing behind', async () => {
  const { changes } = show();
  await expect.poll(film).not.toBeNull();
  end();
  expect([film(), button(), changes.size]).toEqual([null, null, 0]);
});
