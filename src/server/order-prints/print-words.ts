import { localeOf } from '#messages/locale-of.ts';
import { isTranslated, siteTranslator } from '#messages/site-translator.ts';
import type { Translate } from '#messages/translator.ts';
import { addressLines, type OrderAddress } from '#domain/orders/order-address.ts';
import { WHOLE_TAX_RATE } from '#domain/store/tax-rule.ts';

/** Says what stands on a sheet, in the language of whoever gets it. */
export interface PrintWords {
  readonly language: string;
  readonly translate: Translate;
  readonly day: (at: Date) => string;
  readonly country: (code: string) => string;
  readonly address: (address: OrderAddress) => readonly string[];
  readonly rate: (rate: number) => string;
}

/** Words, days, countries and rates in a language (BCP 47), English where Portico has no words for it. */
export function printWords(wanted: string, timeZone: string): PrintWords {
  const language = isTranslated(wanted) ? localeOf(wanted) : 'en';
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const countries = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  const rates = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 });
  const country = (code: string) => (code === '' ? '' : (countries.of(code) ?? ''));
  return {
    language,
    translate: siteTranslator(language),
    day: (at) => days.format(at),
    country,
    address: (address) => [...addressLines(address), country(address.country)].filter((line) => line !== ''),
    rate: (rate) => rates.format(rate / WHOLE_TAX_RATE),
  };
}
