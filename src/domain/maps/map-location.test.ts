import { describe, expect, it } from 'vitest';
import { NO_LOCATION, resolveLocation } from './map-location.ts';

const BERLIN = { mapLat: 52.5163, mapLng: 13.3777 };

describe('a location', () => {
  it('has its fields, and defaults where they are missing [MAP-08] [MAP-09] [MAP-10] [MAP-11] [MAP-12]', () => {
    expect(Object.keys(NO_LOCATION)).toEqual([
      'mapLat',
      'mapLng',
      'markerLat',
      'markerLng',
      'mapZoom',
      'addressTitle',
      'addressLine1',
      'addressLine2',
      'addressCountry',
    ]);
    expect(resolveLocation(NO_LOCATION)).toMatchObject({
      centre: { lat: 40.720882, lng: -74.000988 },
      marker: { lat: 40.720882, lng: -74.000988 },
      zoom: 12,
    });
    expect(resolveLocation({ ...BERLIN, mapZoom: 4 })).toMatchObject({
      centre: { lat: 52.5163, lng: 13.3777 },
      marker: { lat: 52.5163, lng: 13.3777 },
      zoom: 4,
    });
  });

  it.each([
    ['a text', '52.5'],
    ['no number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['too far north', 90.1],
    ['too far south', -91],
    ['nothing', undefined],
  ])('takes a latitude that is %s for missing [MAP-16]', (_, mapLat) => {
    expect(resolveLocation({ ...BERLIN, mapLat }).centre).toEqual({ lat: 40.720882, lng: 13.3777 });
  });

  it('takes longitudes and zooms out of range for missing, and keeps the limits [MAP-16]', () => {
    expect(resolveLocation({ mapLng: 180.01, mapZoom: 22 })).toMatchObject({
      centre: { lng: -74.000988 },
      zoom: 12,
    });
    expect(resolveLocation({ mapLat: 90, mapLng: -180, mapZoom: 0 })).toMatchObject({
      centre: { lat: 90, lng: -180 },
      zoom: 0,
    });
  });

  it('puts a marker with only one coordinate in the centre [MAP-12] [MAP-16]', () => {
    const centre = { lat: 52.5163, lng: 13.3777 };
    expect(resolveLocation({ ...BERLIN, markerLat: 1 }).marker).toEqual(centre);
    expect(resolveLocation({ ...BERLIN, markerLng: 1 }).marker).toEqual(centre);
    expect(resolveLocation({ ...BERLIN, markerLat: 1, markerLng: 200 }).marker).toEqual(centre);
    expect(resolveLocation({ ...BERLIN, markerLat: 1, markerLng: 2 }).marker).toEqual({ lat: 1, lng: 2 });
  });
});

describe('the text of a location', () => {
  it.each([
    [['Pariser Platz 1', '10117 Berlin', 'Germany'], 'Pariser Platz 1, 10117 Berlin, Germany'],
    [['Pariser Platz 1', '', 'Germany'], 'Pariser Platz 1, Germany'],
    [['', '  ', ' Germany '], 'Germany'],
  ])('%j is %j [MAP-13] [MAP-15]', ([addressLine1, addressLine2, addressCountry], text) => {
    expect(resolveLocation({ ...BERLIN, addressLine1, addressLine2, addressCountry }).text).toBe(text);
  });

  it('is the coordinates of the marker where there is no address, with or without a title [MAP-14] [MAP-15]', () => {
    const marker = { markerLat: 1.5, markerLng: -2.25 };
    expect(resolveLocation({ ...BERLIN, ...marker }).text).toBe('1.5,-2.25');
    expect(resolveLocation({ ...BERLIN, addressTitle: 'Home', addressLine1: ' ' }).text).toBe(
      '52.5163,13.3777',
    );
  });

  it('names the marker by its title, else by the text [MAP-16]', () => {
    expect(resolveLocation({ addressTitle: ' The studio ', addressLine1: 'A street' }).name).toBe(
      'The studio',
    );
    expect(resolveLocation({ addressTitle: ' ', addressLine1: 'A street' }).name).toBe('A street');
  });
});
