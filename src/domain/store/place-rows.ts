import { runsBackwards } from './postal-range.ts';
import type { StoredPlaces } from './served-places.ts';

/** A country, a region of it, or postal codes in it, as the owner enters them one below the other. */
export interface PlaceRow {
  readonly country: string;
  /** Empty for all of it. */
  readonly region: string;
  /** Postal codes with commas or lines between; where there are any, they alone count. */
  readonly codes: string;
}

/** Places as rows: whole countries, then regions, then postal codes (ORD-57). */
export function placeRowsOf({ countries, regions, postalCodes }: StoredPlaces): readonly PlaceRow[] {
  return [
    ...countries.map((country) => ({ country, region: '', codes: '' })),
    ...regions.map(({ country, region }) => ({ country, region, codes: '' })),
    ...postalCodes.map(({ country, codes }) => ({ country, region: '', codes: codes.join(', ') })),
  ];
}

/** The places that rows name; what stands twice counts once. */
export function placesOf(rows: readonly PlaceRow[], isRestOfWorld: boolean): StoredPlaces {
  const byCodes = rows.filter(({ codes }) => listed(codes).length > 0);
  const others = rows.filter(({ codes }) => listed(codes).length === 0);
  const regions = others
    .filter(({ region }) => region !== '')
    .map(({ country, region }) => ({ country, region }));
  return {
    countries: [...new Set(others.filter(({ region }) => region === '').map(({ country }) => country))],
    regions: regions.filter(
      (one, index) =>
        regions.findIndex(({ country, region }) => country === one.country && region === one.region) ===
        index,
    ),
    postalCodes: [...new Set(byCodes.map(({ country }) => country))].map((country) => ({
      country,
      codes: [
        ...new Set(byCodes.filter((row) => row.country === country).flatMap(({ codes }) => listed(codes))),
      ],
    })),
    isRestOfWorld,
  };
}

/** The first range of typed postal codes that runs backwards; null where none does. */
export function backwardCode(codes: string): string | null {
  return listed(codes).find(runsBackwards) ?? null;
}

function listed(codes: string): readonly string[] {
  return codes
    .split(/[,;\n]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
