import type { Position } from './map-location.ts';

const TILE_PX = 256;
/** The projection of web maps ends at this latitude. */
const MAX_LATITUDE = 85.0511287798;

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Width and height of the whole world at a zoom, in pixels. */
export function worldSize(zoom: number): number {
  return TILE_PX * 2 ** zoom;
}

/** Where a position lies on the map of the world at a zoom, in pixels from its north-western corner. */
export function projectPosition({ lat, lng }: Position, zoom: number): Pixel {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180);
  const size = worldSize(zoom);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}
