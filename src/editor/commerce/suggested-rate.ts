import type { PlaceRow } from '#domain/store/place-rows.ts';
import { SUGGESTED_RATES } from './suggested-rates.data.ts';

/**
 * The standard rate where a tax counts, in ten-thousandths of a percent: of one country or one region of it. Null where
 * none is known, where there are none, and for several places or postal codes, whose rates may differ.
 */
export function suggestedRate(rows: readonly PlaceRow[]): number | null {
  const [place, another] = rows;
  if (place === undefined || another !== undefined || place.codes.trim() !== '') return null;
  const { country, region } = place;
  const rate = SUGGESTED_RATES.get(`${country}-${region}`) ?? SUGGESTED_RATES.get(country) ?? 0;
  return rate === 0 ? null : rate;
}
