import { describe, expect, it } from 'vitest';
import { MAP_STYLES } from './map-styles.ts';
import { parseTileAddresses } from './parse-tile-addresses.ts';

const ALL = 'https://tiles.example.org/{z}/{x}/{y}.png';
const GRAY = 'https://gray.example.org/{z}/{x}/{y}.png?key=a=b';
const BARE = 'https://gray.example.org/bare/{z}/{x}/{y}.png';

describe('addresses of tiles', () => {
  it('are one for all styles, or have a name', () => {
    expect(parseTileAddresses(ALL)).toEqual({ ok: true, value: { url: ALL, urls: {} } });
    expect(parseTileAddresses(` ${ALL}\n grayscale=${GRAY} terrain=${BARE} `)).toEqual({
      ok: true,
      value: { url: ALL, urls: { grayscale: GRAY, terrain: BARE } },
    });
    const each = MAP_STYLES.map((style) => `${style}=https://t.example.org/${style}/{z}/{x}/{y}`).join(' ');
    expect(parseTileAddresses(each)).toMatchObject({
      ok: true,
      value: { urls: { satellite: 'https://t.example.org/satellite/{z}/{x}/{y}' } },
    });
  });

  it.each([
    ['tiles.example.org/{z}/{x}/{y}', 'must be an address that starts with http:// or https://'],
    ['ftp://tiles.example.org/{z}/{x}/{y}', 'must be an address that starts with http:// or https://'],
    ['https://tiles.example.org/{z}/{x}.png', 'https://tiles.example.org/{z}/{x}.png has no {y}'],
    ['https://tiles.example.org/{token}/{z}/{x}/{y}', 'has a part that is never filled in, {token}'],
    [`${ALL} ${ALL}`, 'has two addresses for all styles'],
    [`${ALL} grayscale=${ALL} grayscale=${ALL}`, 'has two addresses for grayscale'],
    [`sepia=${ALL}`, 'has an unknown name, sepia: use one of original, grayscale,'],
    [`grayscale=${ALL}`, 'has no address for original'],
    ['', 'has no address for original'],
  ])('names what is wrong with %j', (text, message) => {
    const parsed = parseTileAddresses(text);
    expect(parsed).toMatchObject({ ok: false, error: expect.stringContaining(message) });
  });
});
