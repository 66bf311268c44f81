import { COUNTRY_CODES } from '#domain/addresses/country-codes.ts';
import { formattingLocale } from '#ui/language.ts';

/** All countries by their names in the language of the interface. */
export function countryOptions(): readonly { readonly value: string; readonly label: string }[] {
  const locale = formattingLocale();
  const name = countryNames();
  return COUNTRY_CODES.map((value) => ({ value, label: name(value) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  );
}

/** Says countries in the language of the interface. */
export function countryNames(): (country: string) => string {
  const names = new Intl.DisplayNames([formattingLocale()], { type: 'region' });
  return (country) => names.of(country) ?? country;
}
