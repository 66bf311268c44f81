import { z } from 'zod';

/** How many countries, regions and postal codes one option or rule may name. */
const MAX_SERVED_PLACES = 500;
/** Postal codes of one country that one option or rule may name. */
const MAX_SERVED_CODES = 1000;

const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/**
 * Where a shipping option or a tax rule counts: countries, regions of countries, postal codes (`8001`, `SW1*`,
 * `10000-10999`), or what no other one names (ORD-57).
 */
export const servedPlacesSchema = z.object({
  countries: z.array(countrySchema).max(MAX_SERVED_PLACES),
  regions: z
    .array(z.object({ country: countrySchema, region: z.string().min(1).max(100) }))
    .max(MAX_SERVED_PLACES),
  postalCodes: z
    .array(
      z.object({ country: countrySchema, codes: z.array(z.string().min(1).max(30)).max(MAX_SERVED_CODES) }),
    )
    .max(MAX_SERVED_PLACES),
  isRestOfWorld: z.boolean(),
});
export type StoredPlaces = z.infer<typeof servedPlacesSchema>;

/** Nowhere yet. */
export const NO_PLACES: StoredPlaces = { countries: [], regions: [], postalCodes: [], isRestOfWorld: false };
