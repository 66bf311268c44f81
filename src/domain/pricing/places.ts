import { bareCode, postalRange } from '#domain/store/postal-range.ts';

/** Where something is sent, or whose taxes count. */
export interface Place {
  /** By ISO 3166-1, two capitals. */
  readonly country: string;
  /** The part of the country, by ISO 3166-2 without the country: `CA`. */
  readonly region: string | null;
  readonly postalCode: string | null;
}

/** Countries, regions and postal codes that a shipping option or a tax rule is for (ORD-57, ORD-64). */
export interface ServedPlaces {
  readonly countries: readonly string[];
  readonly regions: readonly { readonly country: string; readonly region: string }[];
  /** Codes as they are (`8001`), by their beginning (`SW1*`) or from one to another (`10000-10999`). */
  readonly postalCodes: readonly { readonly country: string; readonly codes: readonly string[] }[];
  /** All countries that nothing else names, not even a part of them. */
  readonly isRestOfWorld: boolean;
}

/** How exactly a place is named: 3 by its postal code, 2 by its region, 1 by its country. */
export type Exactness = 1 | 2 | 3;

/** How exactly the places name this one; null where they do not. */
export function exactnessOf(places: ServedPlaces, place: Place): Exactness | null {
  const { country, region, postalCode } = place;
  const isNamed = places.postalCodes.some(
    (named) => named.country === country && named.codes.some((code) => isCode(code, postalCode ?? '')),
  );
  if (isNamed) return 3;
  if (places.regions.some((named) => named.country === country && named.region === region)) return 2;
  return places.countries.includes(country) ? 1 : null;
}

/** Whether the places name the country, or a part of it. */
export function namesCountry(places: ServedPlaces, country: string): boolean {
  return (
    places.countries.includes(country) ||
    [...places.regions, ...places.postalCodes].some((named) => named.country === country)
  );
}

/** Whether a postal code is the one, begins as it, or lies between its two. Letters and spaces make no difference. */
function isCode(pattern: string, postalCode: string): boolean {
  const code = bareCode(postalCode);
  if (code === '') return false;
  const named = bareCode(pattern);
  if (named.endsWith('*')) return code.startsWith(named.slice(0, -1));
  const range = postalRange(named);
  if (range === null) return code === named;
  const { first, last } = range;
  return /^[0-9]+$/.test(code) && code.length === first.length && code >= first && code <= last;
}
