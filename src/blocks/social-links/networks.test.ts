import { expect, it } from 'vitest';
import { networkOf } from './networks.ts';
import { wholeAddress } from './social-address.ts';

it.each([
  ['https://www.instagram.com/me', 'instagram'],
  ['https://twitter.com/me', 'x'],
  ['https://me.bandcamp.com/album', 'bandcamp'],
  ['https://social.example.org/@me', 'mastodon'],
  ['https://example.org/feed', 'rss'],
  ['https://notinstagram.com/', 'website'],
  ['mailto:me@example.org', 'email'],
  ['tel:+15550100', 'phone'],
  ['no address', 'website'],
])('recognises %s as %s [CONT-21]', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['instagram.com/me', 'https://instagram.com/me'],
  [' me@example.org ', 'mailto:me@example.org'],
  ['tel:+15550100', 'tel:+15550100'],
  ['/contact', '/contact'],
  ['', ''],
])('completes what people type: %s', (typed, address) => {
  expect(wholeAddress(typed)).toBe(address);
});
