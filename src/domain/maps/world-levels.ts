/** One level of detail of the map that Portico ships: its files each cover a tile of zoom `tileZoom`. */
export interface WorldLevel {
  readonly tileZoom: number;
  /** The closest zoom it is drawn for; it serves all zooms down to that of the level before. */
  readonly maxZoom: number;
}

/** Units of a file's coordinates along the edge of its tile. */
export const WORLD_TILE_UNITS = 4096;

export const WORLD_LEVELS: readonly WorldLevel[] = [
  { tileZoom: 0, maxZoom: 2 },
  { tileZoom: 2, maxZoom: 4 },
  { tileZoom: 4, maxZoom: 6 },
];

/** The shipped map has no more to show beyond. */
export const WORLD_MAX_ZOOM = 6;

/** Files lie under their version and never change; whoever changes what is in them counts it up (scripts/build-world.mjs). */
export const WORLD_VERSION = 'v1';
export const WORLD_HREF = `/_portico/world/${WORLD_VERSION}/`;

/** `name` in English; `kind` is the region's code of a country (ISO 3166, or empty), or what else it is. */
export type WorldLabel = readonly [x: number, y: number, minZoom: number, name: string, kind: string];

/** One file: outlines as SVG path data. */
export interface WorldTile {
  readonly land: string;
  readonly borders: string;
  readonly labels: readonly WorldLabel[];
}

export const CITY_KIND = 'city';
export const CAPITAL_KIND = 'capital';

/** The level that draws a zoom. */
export function worldLevelOf(zoom: number): WorldLevel {
  const found = WORLD_LEVELS.find((level) => zoom <= level.maxZoom) ?? WORLD_LEVELS.at(-1);
  return found as WorldLevel;
}

/** The name of a file below `WORLD_HREF`; columns repeat around the globe. */
export function worldTileName({ tileZoom }: WorldLevel, x: number, y: number): string {
  const count = 2 ** tileZoom;
  return `${tileZoom}/${((x % count) + count) % count}-${y}.json`;
}
