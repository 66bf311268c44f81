import { CURRENCY_CODES, findCurrency, type CurrencyCode } from '#domain/money/currencies.ts';
import { formattingLocale } from '#ui/language.ts';

/** The currencies that a store can have, by their names in the language of the interface (MON-40). */
export function currencyOptions(): readonly { readonly value: CurrencyCode; readonly label: string }[] {
  const locale = formattingLocale();
  const names = new Intl.DisplayNames([locale], { type: 'currency', fallback: 'none' });
  return CURRENCY_CODES.map((code) => ({
    value: code,
    label: `${names.of(code) ?? findCurrency(code)?.currencyName ?? code} (${code})`,
  })).toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
