import { expect, it } from 'vitest';
import { displayOptions } from './display-options.ts';
import { externalMapLink } from './external-map-link.ts';
import { keyedMapOptions } from './keyed-map-options.ts';
import { libraryAddress } from './library-address.ts';
import { resolveLocation } from './map-location.ts';
import {
  codeOfMapStyle,
  DEFAULT_MAP_STYLE,
  MAP_COLORS,
  MAP_STYLE_TITLES,
  MAP_STYLES,
  mapStyleOf,
} from './map-styles.ts';
import { MARKER_IMAGE_SIZE, MARKER_SIZE, ownMarkerImage } from './marker-image.ts';
import { debounceOptions } from './option-debounce.ts';
import { decodeRenderKey, encodeRenderKey } from './render-key.ts';
import { hasOneLook, tileAddress } from './tile-address.ts';

it('are set by the stored field of the same meaning, the others are fixed [MAP-05] [MAP-26] [MAP-27]', () => {
  expect(displayOptions({}, 'page')).toEqual({
    style: 'grayscale',
    showLabels: true,
    showTerrain: false,
    showControls: false,
    draggable: true,
    scrollwheel: false,
    disableDefaultUI: true,
    markerDraggable: false,
    linkOnClick: true,
  });
  expect(displayOptions({ style: 5, labels: false, terrain: true, controls: true }, 'editor')).toEqual({
    style: 'minimal-dark',
    showLabels: false,
    showTerrain: true,
    showControls: true,
    draggable: true,
    scrollwheel: false,
    disableDefaultUI: true,
    markerDraggable: true,
    linkOnClick: false,
  });
  expect(displayOptions({ labels: 'no', terrain: 1, controls: null }, 'page')).toMatchObject({
    showLabels: true,
    showTerrain: false,
    showControls: false,
  });
});

it('there are six styles with codes, Grayscale for none and for an unknown one [MAP-32] [MAP-33] [MAP-34] [MAP-35] [MAP-40]', () => {
  expect([1, 2, 3, 4, 5, 6].map(mapStyleOf)).toEqual([
    'original',
    'grayscale',
    'satellite',
    'minimal-light',
    'minimal-dark',
    'minimal-blue',
  ]);
  expect(MAP_STYLES.map(codeOfMapStyle)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(Object.values(MAP_STYLE_TITLES)).size).toBe(6);
  expect(DEFAULT_MAP_STYLE).toBe('grayscale');
  for (const code of [0, 7, -1, 1.5, Number.NaN, '3', null, undefined])
    expect(mapStyleOf(code)).toBe('grayscale');
});

it('each style has colours of its own, and all but Satellite a layer of names [MAP-36] [MAP-37] [MAP-39]', () => {
  const sets = MAP_STYLES.map((style) => JSON.stringify([MAP_COLORS[style].sea, MAP_COLORS[style].land]));
  expect(new Set(sets).size).toBe(6);
  expect(MAP_STYLES.filter((style) => !MAP_COLORS[style].hasLabelLayer)).toEqual(['satellite']);
});

it('Original and Satellite wear the marker of the library, the others an image of 48x64 at half size [MAP-38] [MAP-39]', () => {
  expect(MAP_STYLES.filter((style) => ownMarkerImage(style) === null)).toEqual(['original', 'satellite']);
  expect([MARKER_IMAGE_SIZE, MARKER_SIZE]).toEqual([
    { width: 48, height: 64 },
    { width: 24, height: 32 },
  ]);
  const images = MAP_STYLES.flatMap((style) => ownMarkerImage(style) ?? []);
  expect(new Set(images).size).toBe(4);
  for (const image of images) expect(decodeURIComponent(image)).toContain("width='48' height='64'");
});

it('the external page is asked with text, position and zoom [MAP-44] [MAP-45] [MAP-46] [MAP-47]', () => {
  expect(externalMapLink({ lat: 52.5, lng: -13.25 }, 'Café & Bar, 1 #2', 14)).toBe(
    'https://maps.google.com/maps?q=Caf%C3%A9%20%26%20Bar%2C%201%20%232&ll=52.5%2C-13.25&z=14',
  );
  expect(externalMapLink({ lat: 1, lng: 2 }, 'broken \ud800', 3)).toContain('q=broken%20%EF%BF%BD&');
});

it('the library is asked with callback and key, language and region where configured [MAP-50] [MAP-51] [MAP-52]', () => {
  const request = { scriptUrl: 'https://maps.example/api/js', key: 'a&b', language: null, region: null };
  expect(libraryAddress(request)).toBe('https://maps.example/api/js?callback=__porticoMapsReady&key=a%26b');
  expect(libraryAddress({ ...request, language: 'de', region: 'AT' })).toBe(
    'https://maps.example/api/js?callback=__porticoMapsReady&key=a%26b&language=de&region=AT',
  );
  expect(libraryAddress({ ...request, language: '', region: '' })).not.toMatch(/language|region/);
});

it('the rendering key is carried encoded and sent decoded [MAP-55] [MAP-56]', () => {
  const encoded = encodeRenderKey('AIzaSyExample_key-1');
  expect(encoded).not.toContain('AIza');
  expect(decodeRenderKey(encoded)).toBe('AIzaSyExample_key-1');
  for (const damaged of [undefined, null, 7, '', '%%%']) expect(decodeRenderKey(damaged)).toBeNull();
});

it.each([
  ['original', true, false, 'roadmap'],
  ['original', true, true, 'terrain'],
  ['satellite', true, true, 'hybrid'],
  ['satellite', false, true, 'satellite'],
  ['minimal-blue', false, true, 'terrain'],
] as const)(
  '%s with names %s and terrain %s is the map type %s [MAP-18] [MAP-19] [MAP-28] [MAP-39]',
  (style, labels, terrain, type) => {
    const stored = { style: codeOfMapStyle(style), labels, terrain };
    const { mapTypeId, styles } = keyedMapOptions(resolveLocation({}), displayOptions(stored, 'page'));
    expect(mapTypeId).toBe(type);
    const hidesLabels = styles.some(
      ({ elementType, stylers }) => elementType === 'labels' && stylers[0]?.['visibility'] === 'off',
    );
    expect(hidesLabels).toBe(!labels && style !== 'satellite');
  },
);

it('controls are zoom buttons and the view of the street, the library’s own are off [MAP-20] [MAP-21] [MAP-11] [MAP-22] [MAP-23] [MAP-28]', () => {
  const read = (controls: boolean) =>
    keyedMapOptions(resolveLocation({}), displayOptions({ controls }, 'page'));
  expect(read(true)).toMatchObject({ zoomControl: true, streetViewControl: true });
  expect(read(false)).toMatchObject({
    zoomControl: false,
    streetViewControl: false,
    disableDefaultUI: true,
    draggable: true,
    scrollwheel: false,
    center: { lat: 40.720882, lng: -74.000988 },
    zoom: 12,
  });
});

it('tiles are those of the style, without names or with relief where the provider has them [MAP-17] [MAP-18] [MAP-19] [MAP-28]', () => {
  const tiles = {
    url: 'https://t.example/{style}/{z}/{x}/{y}.png',
    urls: {
      terrain: 'https://t.example/relief/{z}/{x}/{y}.png',
      'grayscale-nolabels': 'https://t.example/gray-plain/{z}/{x}/{y}.png',
      satellite: 'https://t.example/photo/{z}/{x}/{y}.jpg',
    },
  };
  const address = (style: number, labels = true, terrain = false) =>
    tileAddress(tiles, displayOptions({ style, labels, terrain }, 'page')).split('/')[3];
  expect(address(1)).toBe('original');
  expect(address(2)).toBe('grayscale');
  expect(address(2, false)).toBe('gray-plain');
  expect(address(5, false)).toBe('minimal-dark');
  expect(address(4, true, true)).toBe('relief');
  expect(address(3, true, true)).toBe('photo');
  expect(hasOneLook(tiles)).toBe(false);
  expect(hasOneLook({ url: 'https://t.example/{z}/{x}/{y}.png', urls: {} })).toBe(true);
});

it('several changes within 60 ms are one update [MAP-29] [MAP-30]', () => {
  let now = 0;
  const waiting = new Map<number, { at: number; run: () => void }>();
  const timers = {
    setTimeout: (run: () => void, ms: number) => {
      waiting.set(waiting.size + 1000 * now, { at: now + ms, run });
      return waiting.size - 1 + 1000 * now;
    },
    clearTimeout: (timer: number) => void waiting.delete(timer),
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const [timer, { at, run }] of waiting) {
      if (at > now) continue;
      waiting.delete(timer);
      run();
    }
  };
  let updates = 0;
  const debounced = debounceOptions(timers, () => {
    updates += 1;
  });
  debounced.ask();
  pass(59);
  debounced.ask();
  pass(59);
  expect(updates).toBe(0);
  pass(1);
  expect(updates).toBe(1);
  debounced.ask();
  debounced.cancel();
  pass(100);
  expect(updates).toBe(1);
});
