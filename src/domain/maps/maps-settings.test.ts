import { describe, expect, it } from 'vitest';
import { mapsOfSite, WORLD_MAPS, type InstalledMaps, type MapTiles } from './maps-settings.ts';
import { decodeRenderKey } from './render-key.ts';

const library = { scriptUrl: 'https://maps.example.org/js', language: 'de', region: null };
const tiles: MapTiles = { url: 'https://t.example.org/{z}/{x}/{y}', urls: {}, attribution: [], maxZoom: 19 };
const nothing: InstalledMaps = { tiles: null, key: null, library };

describe('the maps of a site', () => {
  it('are those that Portico ships where nothing is set up', () => {
    expect(mapsOfSite(nothing, '')).toBe(WORLD_MAPS);
    expect(mapsOfSite(nothing, '  ')).toBe(WORLD_MAPS);
  });

  it('are the tiles of the installation', () => {
    expect(mapsOfSite({ ...nothing, tiles }, '')).toEqual({ provider: 'tiles', tiles });
  });

  it.each([
    ['the installation’s', { ...nothing, tiles, key: 'of-all' }, '', 'of-all'],
    ['the site’s own', { ...nothing, tiles, key: 'of-all' }, ' of-site ', 'of-site'],
    ['the site’s alone', nothing, 'of-site', 'of-site'],
  ])('are the keyed provider’s with a key: %s', (_whose, installed, siteKey, key) => {
    const maps = mapsOfSite(installed, siteKey);
    expect(maps).toMatchObject({ provider: 'keyed', keyed: library });
    const encoded = maps.provider === 'keyed' ? maps.keyed.gmRenderKey : '';
    expect(encoded).not.toContain(key);
    expect(decodeRenderKey(encoded)).toBe(key);
  });
});
