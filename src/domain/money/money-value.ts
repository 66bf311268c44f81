import { toCents, type Cents } from './cents.ts';
import { fractionDigitsOf } from './currencies.ts';

/** An amount as it is sent and shown: a decimal number as text with its currency, `{ value: '12.34', currency: 'USD' }` (MON-07). */
export type MoneyValue = { readonly value: string; readonly currency: string };

/** The digits of an amount: what stands before the point and as many behind it as the currency has. */
export interface AmountDigits {
  readonly isNegative: boolean;
  readonly integer: string;
  readonly fraction: string;
}

/** As many digits may stand before the point (MON-43). */
export const LARGEST_INTEGER_PLACES = 15;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whole minor units as money: 1234 in USD is 12.34, in JPY 1234 (MON-02). */
export function moneyValue(amount: Cents, currency: string): MoneyValue {
  const places = fractionDigitsOf(currency);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  const integer = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return { value: `${amount < 0 ? '-' : ''}${integer}${places > 0 ? `.${fraction}` : ''}`, currency };
}

/** Money as whole minor units. Throws where it is none, or has more than a number can hold exactly. */
export function centsOf(money: MoneyValue): Cents {
  const { isNegative, integer, fraction } = digitsOf(money);
  const amount = toCents(Number(integer + fraction));
  return isNegative && amount > 0 ? toCents(0 - amount) : amount;
}

/**
 * The digits of money. Throws 'Money value expected' for anything else: a number, a text without a currency, digits that
 * the currency does not have and that are not zero (MON-06, MON-07).
 */
export function digitsOf(money: MoneyValue): AmountDigits {
  const { value, currency } = (money ?? {}) as Partial<MoneyValue>;
  const parts = typeof value === 'string' ? DECIMAL.exec(value) : null;
  if (parts === null || typeof currency !== 'string' || currency === '') throw notMoney();
  const [, sign, integer = '', written = ''] = parts;
  const places = fractionDigitsOf(currency);
  if (!isZero(written.slice(places))) throw notMoney();
  const fraction = written.slice(0, places).padEnd(places, '0');
  return {
    isNegative: sign === '-' && !isZero(integer + fraction),
    integer: integer.replace(/^0+(?=\d)/, ''),
    fraction,
  };
}

/** Whether nothing but zeros is in it. */
export function isZero(digits: string): boolean {
  return !/[1-9]/.test(digits);
}

function notMoney(): TypeError {
  return new TypeError('Money value expected');
}
