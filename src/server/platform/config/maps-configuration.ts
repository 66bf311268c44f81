import { z } from 'zod';
import { trimSignsEnd } from '#lib/trim-signs.ts';
import type { InstalledMaps, MapTiles } from '#domain/maps/maps-settings.ts';
import { parseAttribution } from '#domain/maps/parse-attribution.ts';
import { parseTileAddresses } from '#domain/maps/parse-tile-addresses.ts';

const MAX_TILE_ZOOM = 22;

const webAddress = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'must be an address that starts with http:// or https://',
});

const providerKey = z
  .string()
  .max(200, 'must have at most 200 characters')
  .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces');

const tileZoom = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(MAX_TILE_ZOOM, `must be at most ${MAX_TILE_ZOOM}`);

/** The settings of maps and of the search for places, by the names of their environment variables. */
export const MAPS_ENVIRONMENT = {
  MAPS_TILES_URL: z
    .string()
    .transform((text, context) => {
      const parsed = parseTileAddresses(text);
      if (parsed.ok) return parsed.value;
      context.addIssue({ code: 'custom', message: parsed.error });
      return z.NEVER;
    })
    .optional(),
  MAPS_TILES_ATTRIBUTION: z.string().max(500, 'must have at most 500 characters').optional(),
  MAPS_TILES_MAX_ZOOM: tileZoom.default(19),
  MAPS_KEY: providerKey.optional(),
  MAPS_LIBRARY_URL: webAddress.default('https://maps.googleapis.com/maps/api/js'),
  MAPS_PLACES_URL: webAddress.default('https://places.googleapis.com/v1'),
  MAPS_PLACES_KEY: providerKey.optional(),
  MAPS_LANGUAGE: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language such as de or pt-BR')
    .optional(),
  MAPS_REGION: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as DE')
    .optional(),
};

export interface MapsConfiguration {
  readonly installed: InstalledMaps;
  /** The provider of the search for places, by key; null: the places that come with Portico. */
  readonly places: PlacesProvider | null;
}

export interface PlacesProvider {
  /** Without a slash at the end. */
  readonly address: string;
  /** Of the server: it never reaches a browser. */
  readonly key: string;
  readonly region: string | null;
}

type MapsEnvironment = z.infer<z.ZodObject<typeof MAPS_ENVIRONMENT>>;

/** The conflict between two settings, in words; null where there is none. */
export function mapsFault(settings: MapsEnvironment): string | null {
  return Boolean(settings.MAPS_TILES_URL) === Boolean(settings.MAPS_TILES_ATTRIBUTION)
    ? null
    : 'MAPS_TILES_URL and MAPS_TILES_ATTRIBUTION have to be set together: providers of tiles ask for their name on the map';
}

export function mapsConfiguration(settings: MapsEnvironment): MapsConfiguration {
  const placesKey = settings.MAPS_PLACES_KEY ?? settings.MAPS_KEY;
  const region = settings.MAPS_REGION ?? null;
  return {
    installed: {
      tiles: tilesOf(settings),
      key: settings.MAPS_KEY ?? null,
      library: { scriptUrl: settings.MAPS_LIBRARY_URL, language: settings.MAPS_LANGUAGE ?? null, region },
    },
    places:
      placesKey === undefined
        ? null
        : { address: trimSignsEnd(settings.MAPS_PLACES_URL, '/'), key: placesKey, region },
  };
}

function tilesOf(settings: MapsEnvironment): MapTiles | null {
  if (settings.MAPS_TILES_URL === undefined) return null;
  return {
    ...settings.MAPS_TILES_URL,
    attribution: parseAttribution(settings.MAPS_TILES_ATTRIBUTION ?? ''),
    maxZoom: settings.MAPS_TILES_MAX_ZOOM,
  };
}
