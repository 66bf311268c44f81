import type { GridLayer } from 'leaflet';
import type { AttributionPart, MapTiles } from '#domain/maps/maps-settings.ts';
import { WORLD_MAX_ZOOM } from '#domain/maps/world-levels.ts';
import type { MapHost, MapView } from './map-provider.ts';
import { createTiles } from './tiles-layer.ts';
import { createWorld } from './world-layer.ts';

/** The base path of the shipped map. */
const WORLD_CREDIT: readonly AttributionPart[] = [{ text: 'Natural Earth, GeoNames' }];

/** The base layer of a map. */
export interface Ground {
  readonly layer: GridLayer;
  readonly maxZoom: number;
  readonly credit: readonly AttributionPart[];
}

/** Tiles where there are some, else the map that Portico ships. */
export function createGround({ options }: MapView, tiles: MapTiles | null, host: MapHost): Ground {
  if (tiles !== null) {
    return { layer: createTiles(tiles, options), maxZoom: tiles.maxZoom, credit: tiles.attribution };
  }
  const layer = createWorld(options, host.language, host.window);
  return { layer, maxZoom: WORLD_MAX_ZOOM, credit: WORLD_CREDIT };
}
