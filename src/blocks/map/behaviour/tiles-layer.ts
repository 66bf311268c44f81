import { TileLayer } from 'leaflet';
import type { DisplayOptions } from '#domain/maps/display-options.ts';
import type { MapTiles } from '#domain/maps/maps-settings.ts';
import { hasTilesByStyle, tileTemplate } from '#domain/maps/tile-address.ts';

/** Street-level pictures of a provider; one that has a single look is tinted in the browser. */
export function createTiles(tiles: MapTiles, options: DisplayOptions): TileLayer {
  return new TileLayer(tileTemplate(tiles, options), {
    maxZoom: tiles.maxZoom,
    className: hasTilesByStyle(tiles, options) ? '' : `map-tint-${options.style}`,
    detectRetina: false,
  });
}
