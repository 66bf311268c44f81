import type { MapLocation } from '#domain/maps/map-location.ts';
import type { KeyedMaps, MapTiles } from '#domain/maps/maps-settings.ts';
import type { MapData } from './schema.ts';

/** What the markup of a map tells its behaviour in `data-map`. */
export interface MapFacts extends Omit<MapData, 'location'> {
  readonly location: MapLocation;
}

/** How maps of the page are drawn, in `data-maps`; absent for the map that Portico ships. The key is in the page context. */
export interface MapProviderFacts {
  readonly tiles?: MapTiles;
  readonly keyed?: Omit<KeyedMaps, 'gmRenderKey'>;
}
