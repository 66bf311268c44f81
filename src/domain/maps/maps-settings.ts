import type { MapStyle } from './map-styles.ts';
import { encodeRenderKey } from './render-key.ts';

/** A piece of the credit line of tiles; a link where `href` is set. Plain text, never markup. */
export interface AttributionPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * Street-level tiles of any provider. An address is a template with `{z}`, `{x}` and `{y}`, and optionally `{r}`
 * (`@2x` on sharp screens).
 */
export interface MapTiles {
  /** A style that is missing is drawn from the world map that comes with Portico. */
  readonly base: Readonly<Partial<Record<MapStyle, string>>>;
  /** Names over a base without names; a style that is missing has its names in the base. */
  readonly labels: Readonly<Partial<Record<MapStyle, string>>>;
  /** Relief in place of the base, for every style but satellite (MAP-28); absent: the option shows nothing. */
  readonly terrain?: string;
  readonly attribution: readonly AttributionPart[];
  /** The closest zoom that the provider has tiles for. */
  readonly maxZoom: number;
}

/** The library of the keyed provider; its key is `gmRenderKey` of the page context. */
export interface MapsLibrary {
  readonly scriptUrl: string;
  /** MAP-51 */
  readonly language: string | null;
  /** MAP-52 */
  readonly region: string | null;
}

/** Where the maps of a site come from. Without tiles and library: from Portico alone, asking no other host. */
export interface MapsSettings {
  readonly tiles?: MapTiles;
  /** Set where a key is. It goes before `tiles`. */
  readonly library?: MapsLibrary;
}

/** The fields of the page context that the map block reads; both are absent where nothing is set up. */
export interface MapsPageContext {
  readonly maps?: MapsSettings;
  /** MAP-55 */
  readonly gmRenderKey?: string;
}

/** What the whole installation is set up with, and its key, which is the browser's and no secret. */
export interface InstalledMaps {
  readonly settings: MapsSettings;
  readonly key: string | null;
  /** The library's address and words, used as soon as there is a key. */
  readonly library: MapsLibrary;
}

/** The maps of one site: a key of its own goes before that of the installation. */
export function mapsOfSite(installed: InstalledMaps, siteKey: string): MapsPageContext {
  const key = siteKey.trim() || installed.key;
  const settings: MapsSettings =
    key === null ? installed.settings : { ...installed.settings, library: installed.library };
  return {
    ...(settings.tiles === undefined && settings.library === undefined ? {} : { maps: settings }),
    ...(key === null ? {} : { gmRenderKey: encodeRenderKey(key) }),
  };
}

/**
 * The layers of tiles for a style, from below; null where the style is drawn from the world map of Portico (MAP-18,
 * MAP-19, MAP-28).
 */
export function tileLayers(
  settings: MapsSettings | undefined,
  style: MapStyle,
  show: { readonly labels: boolean; readonly terrain: boolean },
): readonly string[] | null {
  const tiles = settings?.tiles;
  const relief = show.terrain && style !== 'satellite' ? tiles?.terrain : undefined;
  const base = relief ?? tiles?.base[style];
  if (base === undefined) return null;
  const labels = show.labels ? tiles?.labels[style] : undefined;
  return labels === undefined ? [base] : [base, labels];
}
