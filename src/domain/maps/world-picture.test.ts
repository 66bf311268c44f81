import { expect, it } from 'vitest';
import { drawWorldPicture, tilesOfPicture } from './draw-world-picture.ts';
import { MAP_COLORS, MAP_STYLES } from './map-styles.ts';
import { worldLabelNames } from './world-label-text.ts';
import { WORLD_TILE_UNITS, worldLevelOf, worldTileName, type WorldTile } from './world-levels.ts';
import {
  PICTURE_SIZE,
  pointInPicture,
  readWorldPicture,
  worldPictureHref,
  worldZoom,
  type WorldPicture,
} from './world-picture.ts';

const BERLIN: WorldPicture = {
  centre: { lat: 52.5163, lng: 13.3777 },
  zoom: 5,
  style: 'minimal-light',
  language: 'de',
};
const TILE: WorldTile = {
  land: 'M0 0l10 0 0 10z',
  borders: 'M0 0l10 10',
  labels: [
    [2048, 2048, 3, 'Germany', 'DE'],
    [1000, 1000, 5, 'A <b>&', 'city'],
    [1000, 3000, 6, 'Too small', 'city'],
    [-20, 1000, 3, 'Of the neighbour', 'capital'],
  ],
};

it('has an address that says all of it', () => {
  const href = worldPictureHref(BERLIN);
  expect(href).toBe('/_portico/maps/v1/minimal-light/5/52.5163,13.3777/de.svg');
  const [style = '', zoom = '', position = '', file = ''] = href.split('/').slice(4);
  expect(readWorldPicture(style, zoom, position, file)).toEqual(BERLIN);
  expect(worldPictureHref({ ...BERLIN, language: null })).toMatch(/plain\.svg$/);
  expect(worldPictureHref({ ...BERLIN, language: '../x' })).toMatch(/en\.svg$/);
});

it.each([
  ['sepia', '5', '1,2', 'de.svg'],
  ['original', '7', '1,2', 'de.svg'],
  ['original', '5.5', '1,2', 'de.svg'],
  ['original', '5', '91,2', 'de.svg'],
  ['original', '5', '1,181', 'de.svg'],
  ['original', '5', '1.12345,2', 'de.svg'],
  ['original', '5', '1', 'de.svg'],
  ['original', '5', '1e1,2', 'de.svg'],
  ['original', '5', '1,2', 'de.png'],
  ['original', '5', '1,2', '<x>.svg'],
])('knows no picture %s/%s/%s/%s [MAP-16]', (style, zoom, position, file) => {
  expect(readWorldPicture(style, zoom, position, file)).toBeNull();
});

it('stays within the zooms of the shipped map', () => {
  expect([12, 6, 5.6, 0, -3].map(worldZoom)).toEqual([6, 6, 6, 0, 0]);
});

it('puts a marker in the centre, or where it lies, the shorter way around [MAP-12]', () => {
  expect(pointInPicture(BERLIN.centre, BERLIN)).toEqual({ x: 0.5, y: 0.5 });
  const east = pointInPicture({ lat: 52.5163, lng: 13.3777 + 360 / 2 ** 5 / 2 }, BERLIN);
  expect(east.x).toBeCloseTo(0.5 + 128 / PICTURE_SIZE.width);
  const fiji = { ...BERLIN, centre: { lat: -17, lng: 179 } };
  expect(pointInPicture({ lat: -17, lng: -179 }, fiji).x).toBeGreaterThan(0.5);
});

it('needs the files that it touches, around the globe, and none beyond the poles', () => {
  const level = worldLevelOf(5);
  expect(level).toEqual({ tileZoom: 4, maxZoom: 6 });
  const tiles = tilesOfPicture({ ...BERLIN, centre: { lat: 0, lng: 180 } });
  expect(tiles.map(({ x, y }) => worldTileName(level, x, y))).toContain('4/0-7.json');
  for (const { left, top, size } of tiles) {
    expect([left, top].every(Number.isInteger)).toBe(true);
    expect(left + size).toBeGreaterThan(0);
    expect(left).toBeLessThan(PICTURE_SIZE.width);
  }
  expect(tilesOfPicture({ ...BERLIN, zoom: 0 }).every(({ y }) => y === 0)).toBe(true);
});

it.each(MAP_STYLES)('wears the colours of %s [MAP-02] [MAP-36]', (style) => {
  const svg = drawWorldPicture({ ...BERLIN, style }, [
    { box: { x: 0, y: 0, left: 0, top: 0, size: 512 }, tile: TILE },
  ]);
  for (const color of ['sea', 'land', 'coast', 'border'] as const) {
    expect(svg).toContain(MAP_COLORS[style][color]);
  }
});

it('has names in the language of the site where they are wanted, each once [MAP-18] [MAP-37]', () => {
  const box = { x: 0, y: 0, left: 0, top: 0, size: 512 };
  const named = drawWorldPicture(BERLIN, [{ box, tile: TILE }]);
  expect(named).toContain('>Deutschland</text>');
  expect(named).toContain('A &lt;b&gt;&amp;');
  expect(named).not.toMatch(/Too small|neighbour/);
  expect(drawWorldPicture({ ...BERLIN, language: null }, [{ box, tile: TILE }])).not.toContain('<text');
  const seam = (0.5 * WORLD_TILE_UNITS) / 512;
  expect(named).toContain(
    `viewBox="${-seam} ${-seam} ${WORLD_TILE_UNITS + 2 * seam} ${WORLD_TILE_UNITS + 2 * seam}"`,
  );
});

it('keeps the names of cities, and of countries in a language that does not exist', () => {
  expect(worldLabelNames('fr')([0, 0, 0, 'Germany', 'DE'])).toBe('Allemagne');
  expect(worldLabelNames('fr')([0, 0, 0, 'Kosovo', ''])).toBe('Kosovo');
  expect(worldLabelNames('')([0, 0, 0, 'Germany', 'DE'])).toBe('Germany');
});
