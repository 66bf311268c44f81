import type { MapStyle } from './map-styles.ts';
import { encodeRenderKey } from './render-key.ts';

/** A piece of the credit line of tiles; a link where `href` is set. Plain text, never markup. */
export interface AttributionPart {
  readonly text: string;
  readonly href?: string;
}

/** What an address of tiles can be for, besides all styles: a style, a style without names on it, or relief. */
export type TileUse = MapStyle | `${MapStyle}-nolabels` | 'terrain';

/**
 * Street-level tiles of any provider. An address is a template with `{z}`, `{x}` and `{y}`, and optionally `{r}`,
 * `{s}`.
 */
export interface MapTiles {
  /** For every use without an address of its own; `{style}` is replaced by the name of the style. */
  readonly url: string;
  /** Addresses by use. Relief is used for every style but satellite (MAP-28). */
  readonly urls: Readonly<Partial<Record<TileUse, string>>>;
  readonly attribution: readonly AttributionPart[];
  /** The closest zoom that the provider has tiles for. */
  readonly maxZoom: number;
}

/** The library of the keyed provider. */
export interface KeyedMaps {
  /** The encoded key, for the page context (MAP-55). A browser's key: no secret. */
  readonly gmRenderKey: string;
  /** Without parameters. */
  readonly scriptUrl: string;
  /** The language that the library is asked for; null where none is named (MAP-51). */
  readonly language: string | null;
  /** The region that the library is asked for; null where none is named (MAP-52). */
  readonly region: string | null;
}

/** The source of a site's maps; `world` is the map shipped with Portico, which loads nothing from other hosts. */
export type MapsSettings =
  | { readonly provider: 'world' }
  | { readonly provider: 'tiles'; readonly tiles: MapTiles }
  | { readonly provider: 'keyed'; readonly keyed: KeyedMaps };

export const WORLD_MAPS: MapsSettings = { provider: 'world' };

/** The configuration of a whole installation. */
export interface InstalledMaps {
  readonly tiles: MapTiles | null;
  /** As the provider gave it. */
  readonly key: string | null;
  /** Of the keyed library, used as soon as there is a key. */
  readonly library: Omit<KeyedMaps, 'gmRenderKey'>;
}

/** The maps of one site. A key of its own goes before that of the installation, and a key before tiles. */
export function mapsOfSite({ tiles, key, library }: InstalledMaps, siteKey: string): MapsSettings {
  const usedKey = siteKey.trim() || key;
  if (usedKey !== null) {
    return { provider: 'keyed', keyed: { ...library, gmRenderKey: encodeRenderKey(usedKey) } };
  }
  return tiles === null ? WORLD_MAPS : { provider: 'tiles', tiles };
}
