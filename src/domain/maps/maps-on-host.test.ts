import { expect, it } from 'vitest';
import { mapsOnHost, tileOrigins } from './maps-on-host.ts';
import { WORLD_MAPS, type MapsSettings } from './maps-settings.ts';

const tiles = {
  url: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  urls: {
    terrain: 'http://relief.example:8081/{z}/{x}/{y}.png',
    satellite: 'https://{s}.tiles.example/photo/{z}/{x}/{y}.png',
  },
  attribution: [{ text: 'Tiles' }],
  maxZoom: 19,
};

it('no script of others runs where contributors are signed in', () => {
  const keyed: MapsSettings = {
    provider: 'keyed',
    keyed: { gmRenderKey: 'a2V5', scriptUrl: 'https://maps.example/js', language: null, region: null },
  };
  expect(mapsOnHost(keyed, 'app')).toEqual(WORLD_MAPS);
  expect(mapsOnHost(keyed, 'public')).toBe(keyed);
  expect(mapsOnHost({ provider: 'tiles', tiles }, 'app')).toEqual({ provider: 'tiles', tiles });
});

it('pictures of tiles come from exactly the hosts that are set up', () => {
  expect(tileOrigins(tiles)).toEqual(['https://*.tiles.example', 'http://relief.example:8081']);
  expect(tileOrigins(null)).toEqual([]);
});
