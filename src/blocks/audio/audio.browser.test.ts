import { afterEach, expect, it } from 'vitest';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount as mountVideo } from '../video/behaviour.ts';
import { video } from '../video/index.ts';
import { mount } from './behaviour.ts';
import { audio } from './index.ts';
import { audioDefaults } from './schema.ts';

let shown: MountedBlock[] = [];
afterEach(() => {
  for (const block of shown) block.unmount();
  shown = [];
});

/** Half a second of silence. */
const SILENCE = (() => {
  const bytes = new Uint8Array(44 + 4000).fill(128);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) =>
    Array.from(word).forEach((letter, index) => view.setUint8(at + index, letter.codePointAt(0) ?? 0));
  text(0, 'RIFF');
  view.setUint32(4, 4036, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, 4000, true);
  return new Blob([bytes], { type: 'audio/wav' });
})();

function show(url: string) {
  const block = mountBlock(audio, { ...audioDefaults(), url }, mount);
  shown.push(block);
  return block;
}

async function playing(): Promise<HTMLAudioElement> {
  const player = show('/s/a.mp3').root.querySelector('audio');
  if (player === null) throw new Error('no player');
  player.src = URL.createObjectURL(SILENCE);
  player.loop = true;
  player.muted = true;
  await player.play();
  return player;
}

it('says on the console where an address cannot be read, and stays empty with its title [BLK-84] [BLK-85]', () => {
  const { root, reports } = show('https://soundcloud.com/');
  expect(reports).toEqual(['Audio address could not be read: https://soundcloud.com/']);
  expect(root.querySelector('figure')?.textContent).toBe('A track of yours');
});

it('has the browser’s player with all its controls [BLK-85]', () => {
  expect(show('/s/a.mp3').root.querySelector('audio')?.controls).toBe(true);
});

it('plays one track at a time [BLK-85]', async () => {
  const first = await playing();
  const second = await playing();
  expect([first.paused, second.paused]).toEqual([true, false]);
});

it('is paused when a video starts [BLK-85]', async () => {
  const track = await playing();
  const film = mountBlock(video, { ...video.defaults(), url: 'https://vimeo.com/1' }, mountVideo);
  shown.push(film);
  film.root.querySelector<HTMLElement>('.video-overlay')?.click();
  expect(track.paused).toBe(true);
});
