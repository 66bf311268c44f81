import { REGION_AFTER_TOWN, townLine } from '#lib/town-line.ts';
import type { FoundPlace } from '#domain/maps/place-search.ts';

interface AddressComponent {
  readonly longText: string;
  readonly shortText: string;
  readonly types: readonly string[];
}

/** Countries that write the number of a house before its street. */
const NUMBER_FIRST = new Set([
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'NZ',
  'ZA',
  'IN',
  'FR',
  'LU',
  'MY',
  'SG',
  'PH',
  'TH',
]);

/** The parts of an address as the three lines of a location (MAP-63): street, town, country. */
export function addressLines(
  components: readonly AddressComponent[],
): Pick<FoundPlace, 'addressLine1' | 'addressLine2' | 'addressCountry'> {
  const of = (...types: readonly string[]): AddressComponent | undefined =>
    types.flatMap((type) => components.find((component) => component.types.includes(type)) ?? [])[0];
  const country = of('country')?.shortText ?? '';
  const number = of('street_number')?.longText;
  const street = of('route', 'premise', 'point_of_interest')?.longText;
  const town = of('locality', 'postal_town', 'sublocality', 'administrative_area_level_2')?.longText;
  const region = of('administrative_area_level_1')?.shortText;
  const code = of('postal_code')?.longText;
  return {
    addressLine1: words(NUMBER_FIRST.has(country) ? [number, street] : [street, number]),
    addressLine2: townLine(country, { town, region: REGION_AFTER_TOWN.has(country) ? region : '', code }),
    addressCountry: of('country')?.longText ?? '',
  };
}

function words(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}
