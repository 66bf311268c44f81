import { TileLayer } from 'leaflet';
import type { DisplayOptions } from '#domain/maps/display-options.ts';
import type { MapTiles } from '#domain/maps/maps-settings.ts';
import { hasOneLook, tileAddress } from '#domain/maps/tile-address.ts';

/** Street-level tiles of a provider. */
export function createTiles(tiles: MapTiles, options: DisplayOptions): TileLayer {
  return new TileLayer(tileAddress(tiles, options), {
    maxZoom: tiles.maxZoom,
    className: hasOneLook(tiles) ? `map-tint-${options.style}` : '',
  });
}
