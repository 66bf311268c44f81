import { expect, it } from 'vitest';
import { isMarkup, readEmbedCode } from './embed-code.ts';

it.each([
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&amp;start=3" allowfullscreen></iframe>',
    { src: 'https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&start=3', size: { width: 560, height: 315 } },
  ],
  [
    `<div style="padding:56% 0 0 0"><iframe data-src="no" src='//player.vimeo.com/video/1'></iframe></div>`,
    { src: 'https://player.vimeo.com/video/1', size: null },
  ],
  [
    '<video width=640 height=360><source src=/s/film.mp4></video>',
    { src: '/s/film.mp4', size: { width: 640, height: 360 } },
  ],
  [
    '<object data="https://vimeo.com/1" width="100%" height="300"></object>',
    { src: 'https://vimeo.com/1', size: null },
  ],
  ['<EMBED SRC="https://vimeo.com/1">', { src: 'https://vimeo.com/1', size: null }],
])('reads the embed code %j [BLK-30]', (html, code) => {
  expect(isMarkup(html)).toBe(true);
  expect(readEmbedCode(html)).toEqual(code);
});

it.each([
  '',
  '<p>A film</p>',
  '<script src="https://vimeo.com/1"></script>',
  '<iframe>',
  '<iframe src="">',
  '<iframe src',
])('finds nothing that can be used in %j [BLK-30]', (html) => {
  expect(readEmbedCode(html)).toBeNull();
});
