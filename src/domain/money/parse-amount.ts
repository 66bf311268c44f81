import { fail, ok, type Result } from '#lib/result.ts';
import { toCents, type Cents } from './cents.ts';
import { findCurrency, fractionDigitsOf } from './currencies.ts';
import { LARGEST_INTEGER_PLACES } from './money-value.ts';

/** Why a text is no amount: nothing in it, no number, more digits behind the point than the currency has, or too large. */
export type AmountFault = 'empty' | 'not-an-amount' | 'too-many-decimals' | 'too-large';

/** Digits that people type besides 0–9: the first of each ten (Arabic, Persian and Urdu, full width). */
const OTHER_ZEROS = [0x0660, 0x06f0, 0xff10];
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Marks of writing direction, which come along with what is copied. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** What groups thousands and never stands before a fraction. */
const GROUP_SIGNS = /[\s'’\u066c]/g;
const AMOUNT = /^([-\u2212]?)([\d.,]+)$/;
/** Groups of three; of two before them, too, as in India. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/;

/**
 * An amount as a person typed it, with or without thousands, symbol or code of its currency: `1,234.5`, `1.234,50`,
 * `1 234,50 kr`, `$5`, `١٢٫٣٤`. Where both signs stand, the later one begins the fraction. A comma alone before exactly
 * three digits groups thousands, as amounts are written here (MON-42); a point alone always begins the fraction
 * (MON-41), so `1.234` is refused rather than guessed. Nothing is rounded.
 */
export function parseAmount(typed: string, currency: string): Result<Cents, AmountFault> {
  const text = withoutSymbol(plain(typed), currency);
  if (text === '') return fail('empty');
  const [, sign = '', number = ''] = AMOUNT.exec(text) ?? [];
  const parts = splitFraction(number);
  if (parts === null) return fail('not-an-amount');
  const places = fractionDigitsOf(currency);
  if (parts.fraction.length > places) return fail('too-many-decimals');
  const integer = parts.integer.replace(/^0+/, '');
  const amount = Number(integer + parts.fraction.padEnd(places, '0'));
  // What is read can be shown, too.
  if (integer.length > LARGEST_INTEGER_PLACES || !Number.isSafeInteger(amount)) return fail('too-large');
  return ok(toCents(sign !== '' && amount > 0 ? 0 - amount : amount));
}

/** In digits 0–9, with `.` and `,` for the signs of other scripts. */
function plain(typed: string): string {
  return typed
    .replaceAll(OTHER_DIGITS, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - Math.max(...OTHER_ZEROS.filter((zero) => zero <= code)));
    })
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll('\u066b', '.')
    .replaceAll('\u060c', ',')
    .replaceAll(GROUP_SIGNS, '');
}

/** The symbols and the code of this currency may stand on either side; those of others are none of it. */
function withoutSymbol(text: string, code: string): string {
  const found = findCurrency(code);
  const signs = new Set([code, found?.enUsSymbol ?? code, found?.native.symbol ?? code]);
  const sign = /^[-\u2212]/.exec(text)?.[0] ?? '';
  let rest = text.slice(sign.length);
  for (const symbol of [...signs].toSorted((a, b) => b.length - a.length)) {
    const folded = rest.toLowerCase();
    const wanted = symbol.toLowerCase();
    if (folded.startsWith(wanted)) rest = rest.slice(symbol.length);
    else if (folded.endsWith(wanted)) rest = rest.slice(0, rest.length - symbol.length);
  }
  return sign + rest;
}

function splitFraction(number: string): { readonly integer: string; readonly fraction: string } | null {
  const point = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (point === -1) return number === '' ? null : { integer: number, fraction: '' };
  const mark = number.charAt(point);
  const before = number.slice(0, point);
  const after = number.slice(point + 1);
  // Several of the same sign, or one comma before three digits: thousands without a fraction.
  if (before.includes(mark) || (mark === ',' && !before.includes('.') && GROUPED.test(number))) {
    const whole = withoutGroups(number, mark);
    return whole === null ? null : { integer: whole, fraction: '' };
  }
  const integer = withoutGroups(before, mark === '.' ? ',' : '.');
  return integer === null || (integer === '' && after === '') ? null : { integer, fraction: after };
}

/** The digits of a whole number, where the sign stands between thousands or not at all. */
function withoutGroups(number: string, mark: string): string | null {
  if (/^\d*$/.test(number)) return number;
  const withCommas = mark === ',' ? number : number.replaceAll('.', ',');
  return (mark === ',' || !number.includes(',')) && GROUPED.test(withCommas)
    ? withCommas.replaceAll(',', '')
    : null;
}
