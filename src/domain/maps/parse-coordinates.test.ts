import { translateEnglish } from '#messages/translator.ts';
import { expect, it } from 'vitest';
import { parseCoordinates } from './parse-coordinates.ts';

it.each([
  ['52.52, 13.405', { lat: 52.52, lng: 13.405 }],
  ['52.52 13.405', { lat: 52.52, lng: 13.405 }],
  [' -33.87;151.21 ', { lat: -33.87, lng: 151.21 }],
  ['52.52° N, 13.405° E', { lat: 52.52, lng: 13.405 }],
  ['33.87S 70.6w', { lat: -33.87, lng: -70.6 }],
  ['90, -180', { lat: 90, lng: -180 }],
  ['91, 0', { fault: 'Latitude must be between -90 and 90.' }],
  ['0, 180.5', { fault: 'Longitude must be between -180 and 180.' }],
  ['999 999', { fault: 'Latitude must be between -90 and 90.' }],
  ['52.52', null],
  ['10117 Berlin', null],
  ['1, 2, 3', null],
  ['', null],
])('reads %j as coordinates', (text, expected) => {
  const read = parseCoordinates(text);
  const said = read !== null && 'fault' in read ? { fault: translateEnglish(read.fault) } : read;
  expect(said).toEqual(expected);
});
