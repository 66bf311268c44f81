import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { expect, it } from 'vitest';
import { NO_LOCATION } from '#domain/maps/map-location.ts';
import type { MapsSettings } from '#domain/maps/maps-settings.ts';
import { MAP_STYLES } from '#domain/maps/map-styles.ts';
import { parseBlockData } from '../parse-block-data.ts';
import { BLOCKS } from '../registry.ts';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { map } from './index.ts';
import { mapDefaults, mapSchema, type MapData } from './schema.ts';

function markup(
  changes: Partial<MapData> = {},
  context: Parameters<typeof testBlockContext>[0] = {},
): string {
  const data = { ...mapDefaults(), ...changes };
  return renderMarkup(
    createElement(map.render, { id: TEST_BLOCK_ID, data, context: testBlockContext(context) }),
  );
}

it('is a block type that stores location, controls, terrain, labels and style [MAP-03] [MAP-04] [MAP-08]', () => {
  expect(Object.keys(mapSchema.shape)).toEqual(['location', 'controls', 'terrain', 'labels', 'style']);
  expect(Object.keys(mapSchema.shape.location.unwrap().shape)).toEqual(Object.keys(NO_LOCATION));
  expect(BLOCKS.map(({ type }) => type)).toContain('map');
});

it.each([
  [{}],
  [{ location: 'here', style: 'sepia', labels: 'yes', controls: 1, terrain: null }],
  [{ location: { mapLat: 91, mapLng: '7', mapZoom: -1, addressLine1: 7 }, style: 7 }],
])('reads %j as a map of the default place in Grayscale [MAP-16] [MAP-33] [MAP-40]', (stored) => {
  expect(parseBlockData(map, stored, 1)).toEqual({ ok: true, value: mapDefaults() });
});

it('is a picture with one marker and the address as a link before any script [MAP-01] [MAP-13] [MAP-14] [MAP-57]', () => {
  const html = markup();
  expect(html.match(/class="map-marker"/g)).toHaveLength(1);
  expect(html).toContain('/_portico/maps/v1/grayscale/6/40.7209,-74.001/en-US.svg');
  expect(html).toContain('>40.720882,-74.000988</a>');
  expect(html).toContain('rel="noopener noreferrer"');
  const location = { ...NO_LOCATION, addressLine1: 'A & B', addressCountry: 'France' };
  expect(markup({ location })).toContain('>A &amp; B, France</a>');
});

it.each(MAP_STYLES.map((style, index) => [index + 1, style] as const))(
  'the stored code %i is drawn as %s [MAP-02] [MAP-34]',
  (code, style) => {
    expect(markup({ style: code })).toContain(`/${style}/6/`);
    expect(markup({ style: code, labels: false })).toContain('/plain.svg');
  },
);

it('says nothing to visitors of streets that it does not show', () => {
  expect(markup()).not.toMatch(/streets/);
});

it('leads nowhere on the canvas', () => {
  expect(markup({}, { mode: 'canvas' })).not.toContain('<a ');
});

it('names whom it asks, and never the key [MAP-55]', () => {
  const keyed: MapsSettings = {
    provider: 'keyed',
    keyed: { gmRenderKey: 'c2VjcmV0', scriptUrl: 'https://maps.example/js', language: 'de', region: null },
  };
  const html = markup({}, { maps: keyed });
  expect(html).toContain('https://maps.example/js');
  expect(html).not.toContain('c2VjcmV0');
  expect(markup()).not.toContain('data-maps');
});
