import type { KeyedMaps, MapsSettings, MapTiles } from '#domain/maps/maps-settings.ts';

/**
 * The map provider of a page, in `data-maps`; absent for the map that Portico ships. The key is in the page context
 * (MAP-55).
 */
export interface MapProviderFacts {
  readonly tiles?: MapTiles;
  readonly library?: Omit<KeyedMaps, 'gmRenderKey'>;
}

export function mapProviderFacts(maps: MapsSettings): MapProviderFacts | null {
  switch (maps.provider) {
    case 'world':
      return null;
    case 'tiles':
      return { tiles: maps.tiles };
    case 'keyed': {
      const { scriptUrl, language, region } = maps.keyed;
      return { library: { scriptUrl, language, region } };
    }
  }
}
