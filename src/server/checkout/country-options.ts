import { COUNTRY_CODES } from '#domain/addresses/country-codes.ts';

/** Countries by their names in a language, in its order; all where null. */
export function countryOptions(
  language: string,
  countries: ReadonlySet<string> | null,
): readonly { readonly value: string; readonly label: string }[] {
  const name = countryNames(language);
  return COUNTRY_CODES.filter((code) => countries?.has(code) ?? true)
    .map((value) => ({ value, label: name(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}

/** Says countries in a language. */
export function countryNames(language: string): (country: string) => string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return (country) => names.of(country) ?? country;
}
