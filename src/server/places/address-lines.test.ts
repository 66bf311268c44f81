import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';
import { zoomForPopulation, zoomForViewport } from './place-zoom.ts';

const part = (longText: string, shortText: string, ...types: string[]) => ({ longText, shortText, types });

it.each([
  [
    'Germany',
    [
      part('1', '1', 'street_number'),
      part('Pariser Platz', 'Pariser Platz', 'route'),
      part('Berlin', 'Berlin', 'locality', 'political'),
      part('10117', '10117', 'postal_code'),
      part('Germany', 'DE', 'country', 'political'),
    ],
    ['Pariser Platz 1', '10117 Berlin', 'Germany'],
  ],
  [
    'the United States',
    [
      part('8', '8', 'street_number'),
      part('Clarkson Street', 'Clarkson St', 'route'),
      part('New York', 'New York', 'locality'),
      part('New York', 'NY', 'administrative_area_level_1'),
      part('10014', '10014', 'postal_code'),
      part('United States', 'US', 'country'),
    ],
    ['8 Clarkson Street', 'New York, NY 10014', 'United States'],
  ],
  [
    'the United Kingdom',
    [
      part('10', '10', 'street_number'),
      part('Downing Street', 'Downing St', 'route'),
      part('London', 'London', 'postal_town'),
      part('SW1A 2AA', 'SW1A 2AA', 'postal_code'),
      part('United Kingdom', 'GB', 'country'),
    ],
    ['10 Downing Street', 'London SW1A 2AA', 'United Kingdom'],
  ],
  ['nowhere', [], ['', '', '']],
])('writes the lines of an address as people in %s do', (_country, components, lines) => {
  expect(Object.values(addressLines(components))).toEqual(lines);
});

it.each([
  [0.001, 17],
  [0.2, 11],
  [10, 6],
  [300, 3],
])('shows a viewport %d degrees wide at zoom %d', (width, zoom) => {
  const low = { latitude: 0, longitude: 179 };
  const high = { latitude: 0, longitude: ((179 + width + 180) % 360) - 180 };
  expect(zoomForViewport({ low, high })).toBe(zoom);
});

it('shows a place without a viewport from near, and a large town from further away', () => {
  expect(zoomForViewport(null)).toBe(15);
  expect([3e6, 3e5, 3e4, 6e3].map(zoomForPopulation)).toEqual([10, 11, 12, 13]);
});
