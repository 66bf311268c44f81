import type { Place } from './places.ts';

/** What delivery and taxes look at of an address; what was left empty is not known (ORD-57, ORD-66). */
export function placeOfAddress({
  country,
  region,
  postalCode,
}: {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}): Place {
  return {
    country,
    region: region === '' ? null : region,
    postalCode: postalCode === '' ? null : postalCode,
  };
}
