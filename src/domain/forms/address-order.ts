/** The parts of an address as they are asked for. */
export type AddressPart = 'Line1' | 'Line2' | 'City' | 'State' | 'Zip' | 'Country';

const TOWN_FIRST: readonly AddressPart[] = ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'];
const CODE_FIRST: readonly AddressPart[] = ['Line1', 'Line2', 'Zip', 'City', 'State', 'Country'];
const LARGEST_FIRST: readonly AddressPart[] = ['Zip', 'State', 'City', 'Line1', 'Line2', 'Country'];

/** Countries that write the postal code before the town. */
const CODE_FIRST_COUNTRIES: ReadonlySet<string> = new Set(
  'AR AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MA MC MX NL NO PL PT RO RS SE SI SK SM SN TN TR VA'.split(
    ' ',
  ),
);
/** Countries that write an address from the largest part to the smallest. */
const LARGEST_FIRST_COUNTRIES: ReadonlySet<string> = new Set(['CN', 'JP', 'KR', 'TW']);

/**
 * The order in which the country of a language (BCP 47) reads the parts of an address; a language without a country has
 * that of most of its speakers. Their order in the value stays as it is (FORM-14).
 */
export function addressOrder(language: string): readonly AddressPart[] {
  const country = countryOf(language);
  if (CODE_FIRST_COUNTRIES.has(country)) return CODE_FIRST;
  return LARGEST_FIRST_COUNTRIES.has(country) ? LARGEST_FIRST : TOWN_FIRST;
}

function countryOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
