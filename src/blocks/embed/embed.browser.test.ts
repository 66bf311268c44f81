import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount as mountVideo } from '../video/behaviour.ts';
import { video } from '../video/index.ts';
import { mount } from './behaviour.ts';
import { embed } from './index.ts';
import { embedDefaults } from './schema.ts';

let shown: MountedBlock[] = [];
afterEach(() => {
  for (const block of shown) block.unmount();
  shown = [];
});

function show(url: string) {
  const block = mountBlock(embed, { ...embedDefaults(), url }, mount);
  shown.push(block);
  return {
    ...block,
    link: () => block.root.querySelector('a'),
    frame: () => block.root.querySelector('iframe'),
  };
}

function playAnotherVideo(): MountedBlock {
  const film = mountBlock(video, { ...video.defaults(), url: 'https://vimeo.com/1' }, mountVideo);
  shown.push(film);
  film.root.querySelector<HTMLElement>('.video-overlay')?.click();
  return film;
}

it.each(['{Enter}', ' '])(
  'asks nothing of its provider before it is asked itself, by the key %j',
  async (key) => {
    const { root, link, frame } = show('https://open.spotify.com/track/6rqhFgbbKwnb9MLmUQDhG6');
    expect(root.querySelectorAll('script, iframe, img, link')).toHaveLength(0);
    expect([link()?.role, link()?.getAttribute('href')]).toEqual([
      'button',
      'https://open.spotify.com/track/6rqhFgbbKwnb9MLmUQDhG6',
    ]);
    link()?.focus();
    await userEvent.keyboard(key);
    expect(frame()?.src).toBe('https://open.spotify.com/embed/track/6rqhFgbbKwnb9MLmUQDhG6');
    expect([document.activeElement, link()]).toEqual([frame(), null]);
  },
);

it('is there at once with the consent to third parties', () => {
  const { frame, giveConsent } = show('https://youtu.be/aqz-KE-bpKQ');
  giveConsent();
  expect(frame()?.src).not.toContain('autoplay');
});

it('stops when a video starts, and stops one that plays [BLK-39] [BLK-44] [BLK-85]', () => {
  const film = playAnotherVideo();
  const { link, frame } = show('https://youtu.be/aqz-KE-bpKQ');
  link()?.click();
  expect(film.root.querySelector<HTMLElement>('.video-overlay')?.hidden).toBe(false);
  const playing = frame();
  expect(playing?.src).toContain('autoplay=1');
  film.root.querySelector<HTMLElement>('.video-overlay')?.click();
  expect(playing?.isConnected).toBe(false);
  expect(frame()?.src).not.toContain('autoplay');
});

it('leaves alone what does not play: maps, and players nobody has touched', () => {
  const map = show('https://www.openstreetmap.org/#map=14/52.5163/13.3777');
  map.link()?.click();
  const track = show('https://open.spotify.com/track/6rqhFgbbKwnb9MLmUQDhG6');
  track.giveConsent();
  const before = [map.frame(), track.frame()];
  playAnotherVideo();
  expect([map.frame(), track.frame()]).toEqual(before);
});
