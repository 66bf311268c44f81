import { describe, expect, it } from 'vitest';
import { NO_LOCATION } from './map-location.ts';
import { centreOnMarker, moveMarker } from './move-marker.ts';
import { locationAtPlace } from './place-search.ts';

const centred = { ...NO_LOCATION, mapLat: 1, mapLng: 2, markerLat: 1, markerLng: 2 };
const apart = { ...centred, mapLat: 3, mapLng: 4 };

describe('a marker that is put somewhere else', () => {
  it.each([
    ['takes the map along where it is in the middle', centred, [5, 6, 5, 6]],
    ['takes the map along where there is none', NO_LOCATION, [5, 6, 5, 6]],
    ['leaves the map where it was put', apart, [3, 4, 5, 6]],
  ])('%s', (_what, location, [mapLat, mapLng, markerLat, markerLng]) => {
    expect(moveMarker(location, { lat: 5, lng: 6 })).toMatchObject({ mapLat, mapLng, markerLat, markerLng });
  });

  it('may move on one axis, or lose it', () => {
    expect(moveMarker(apart, { lng: 9 })).toMatchObject({ markerLat: 1, markerLng: 9 });
    expect(moveMarker(apart, { lat: null })).toMatchObject({ markerLat: null, markerLng: 2 });
  });

  it('gets the map back into its middle', () => {
    expect(centreOnMarker(apart)).toEqual(centred);
  });
});

it('fills a location in from a place and leaves its title [MAP-63]', () => {
  const place = {
    lat: 52.5,
    lng: 13.4,
    zoom: 12,
    addressLine1: 'Pariser Platz 1',
    addressLine2: '10117 Berlin',
    addressCountry: 'Germany',
  };
  expect(locationAtPlace({ ...apart, addressTitle: 'The studio' }, place)).toEqual({
    mapLat: 52.5,
    mapLng: 13.4,
    markerLat: 52.5,
    markerLng: 13.4,
    mapZoom: 12,
    addressTitle: 'The studio',
    addressLine1: 'Pariser Platz 1',
    addressLine2: '10117 Berlin',
    addressCountry: 'Germany',
  });
});
