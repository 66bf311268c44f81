import { expect, it } from 'vitest';
import { EMBED_PROVIDERS } from './embed-providers.ts';
import { findEmbed } from './find-embed.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1&rel=0&playsinline=1&start=90',
  ],
  [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1&rel=0&playsinline=1',
  ],
  [
    'youtube.com/shorts/abcDEF12345',
    'https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1&enablejsapi=1&rel=0&playsinline=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&api=1'],
  [
    'https://vimeo.com/76979871/0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&api=1&h=0a1b2c3d4e',
  ],
  [
    'https://open.spotify.com/intl-de/track/6rqhFgbbKwnb9MLmUQDhG6',
    'https://open.spotify.com/embed/track/6rqhFgbbKwnb9MLmUQDhG6',
  ],
  ['https://codepen.io/someone/pen/abcDEF', 'https://codepen.io/someone/embed/abcDEF?default-tab=result'],
  [
    'https://soundcloud.com/someone/a-track',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomeone%2Fa-track&visual=false',
  ],
])('embeds %s [BLK-23] [BLK-43]', (address, src) => {
  expect(findEmbed(address)?.frame.src).toBe(src);
});

it.each([
  '',
  'not an address',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)//youtube.com/watch?v=a',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v="><script>',
  'https://vimeo.com/channels/staffpicks',
  'data:text/html,youtube.com',
])('refuses %j [BLK-28]', (address) => {
  expect(findEmbed(address)).toBeNull();
});

it('takes videos only where a video is asked for', () => {
  expect(findEmbed('https://open.spotify.com/track/6rqhFgbbKwnb9MLmUQDhG6', 'video')).toBeNull();
});

it.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1',
  ],
])(
  'opens the player of %s with the interface it is commanded by, and knows one without [BLK-42]',
  (url, without) => {
    const found = findEmbed(url);
    expect(found?.provider.player?.isSupported(found.frame.src)).toBe(true);
    expect(found?.provider.player?.isSupported(without)).toBe(false);
  },
);

it('commands the players of YouTube and Vimeo only [BLK-41] [BLK-43]', () => {
  expect(EMBED_PROVIDERS.filter((each) => each.player !== undefined).map((each) => each.id)).toEqual([
    'youtube',
    'vimeo',
  ]);
});
