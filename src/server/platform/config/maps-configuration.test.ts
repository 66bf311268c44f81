import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const TILES = 'https://tiles.example.org/{z}/{x}/{y}.png';

describe('the settings of maps', () => {
  it('need none: the map and the places that come with Portico', () => {
    expect(readConfiguration({}).maps).toEqual({
      installed: {
        tiles: null,
        key: null,
        library: { scriptUrl: 'https://maps.googleapis.com/maps/api/js', language: null, region: null },
      },
      places: null,
    });
  });

  it('are tiles with the name of their provider', () => {
    const { installed } = readConfiguration({
      MAPS_TILES_URL: `${TILES} satellite=https://sky.example.org/{z}/{x}/{y}`,
      MAPS_TILES_ATTRIBUTION: '© [Maps](https://maps.example.org/)',
      MAPS_TILES_MAX_ZOOM: '17',
    }).maps;
    expect(installed.tiles).toEqual({
      url: TILES,
      urls: { satellite: 'https://sky.example.org/{z}/{x}/{y}' },
      attribution: [{ text: '© ' }, { text: 'Maps', href: 'https://maps.example.org/' }],
      maxZoom: 17,
    });
  });

  it('are a provider with a key, another one for the server, language and region [MAP-51] [MAP-52]', () => {
    const { installed, places } = readConfiguration({
      MAPS_KEY: 'browser',
      MAPS_PLACES_KEY: 'server',
      MAPS_LIBRARY_URL: 'https://maps.example.org/js',
      MAPS_PLACES_URL: 'https://places.example.org/v1/',
      MAPS_LANGUAGE: 'pt-BR',
      MAPS_REGION: 'br',
    }).maps;
    expect(installed).toMatchObject({
      key: 'browser',
      library: { scriptUrl: 'https://maps.example.org/js', language: 'pt-BR', region: 'BR' },
    });
    expect(places).toEqual({ address: 'https://places.example.org/v1', key: 'server', region: 'BR' });
    expect(readConfiguration({ MAPS_KEY: 'one' }).maps.places).toMatchObject({
      address: 'https://places.googleapis.com/v1',
      key: 'one',
    });
  });

  it.each([
    [{ MAPS_TILES_URL: TILES }, 'MAPS_TILES_URL and MAPS_TILES_ATTRIBUTION have to be set together'],
    [{ MAPS_TILES_ATTRIBUTION: '© X' }, 'MAPS_TILES_URL and MAPS_TILES_ATTRIBUTION have to be set together'],
    [{ MAPS_TILES_URL: 'tiles' }, 'MAPS_TILES_URL must be an address that starts with http:// or https://'],
    [{ MAPS_TILES_URL: 'https://t.example.org/{z}/{x}' }, 'has no {y}'],
    [{ MAPS_TILES_MAX_ZOOM: '40' }, 'MAPS_TILES_MAX_ZOOM must be at most 22'],
    [{ MAPS_KEY: 'two words' }, 'MAPS_KEY must be a key without spaces'],
    [{ MAPS_LIBRARY_URL: 'javascript:x' }, 'MAPS_LIBRARY_URL must be an address that starts with'],
    [{ MAPS_PLACES_URL: 'places' }, 'MAPS_PLACES_URL must be an address that starts with'],
    [{ MAPS_LANGUAGE: 'german!' }, 'MAPS_LANGUAGE must be a language such as de or pt-BR'],
    [{ MAPS_REGION: 'Germany' }, 'MAPS_REGION must be the two letters of a country, such as DE'],
  ])('names what is wrong with %j', (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment)).toThrow(message);
  });
});
