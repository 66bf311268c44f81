import type { CurrencyCode } from '#domain/money/currencies.ts';

/**
 * The smallest amounts that Stripe takes, in minor units, as its page about currencies lists them (docs.stripe.com/currencies,
 * "Minimum and maximum charge amounts"). Of currencies that it lists no smallest amount of, 50 counts.
 */
const SMALLEST: Partial<Readonly<Record<CurrencyCode, number>>> = {
  USD: 50,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1_500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  JPY: 50,
  MXN: 1_000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  THB: 1_000,
};
const SMALLEST_ELSEWHERE = 50;
const LARGEST = 99_999_999;

/** What Stripe takes at once in a currency, in whole minor units (ORD-73). */
export function stripeLimits(currency: CurrencyCode): { readonly min: number; readonly max: number } {
  return { min: SMALLEST[currency] ?? SMALLEST_ELSEWHERE, max: LARGEST };
}
