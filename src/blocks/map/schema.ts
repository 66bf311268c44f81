import { z } from 'zod';
import { MAX_ZOOM, NO_LOCATION } from '#domain/maps/map-location.ts';
import { codeOfMapStyle, DEFAULT_MAP_STYLE, MAP_STYLES } from '#domain/maps/map-styles.ts';
import type { BlockMigration } from '../define-block.ts';

/** A coordinate that is no finite number in its range counts as missing (MAP-16). */
const degrees = (limit: number) => z.number().min(-limit).max(limit).nullable().catch(null);
const line = z.string().max(300).catch('');

/** Where a map and its marker are, with the address that is shown (MAP-08). */
export const mapLocationSchema = z.object({
  mapLat: degrees(90),
  mapLng: degrees(180),
  markerLat: degrees(90),
  markerLng: degrees(180),
  mapZoom: z.number().min(0).max(MAX_ZOOM).nullable().catch(null),
  addressTitle: line,
  addressLine1: line,
  addressLine2: line,
  addressCountry: line,
});

/** What a map block stores (MAP-04). */
export const mapSchema = z.object({
  location: mapLocationSchema.catch(NO_LOCATION),
  controls: z.boolean().catch(false),
  terrain: z.boolean().catch(false),
  labels: z.boolean().catch(true),
  /** MAP-34; what is unknown or missing is Grayscale (MAP-40). */
  style: z.number().int().min(1).max(MAP_STYLES.length).catch(codeOfMapStyle(DEFAULT_MAP_STYLE)),
});
export type MapData = z.infer<typeof mapSchema>;

export function mapDefaults(): MapData {
  return {
    location: { ...NO_LOCATION },
    controls: false,
    terrain: false,
    labels: true,
    style: codeOfMapStyle(DEFAULT_MAP_STYLE),
  };
}

export const mapMigrations: readonly BlockMigration[] = [];
