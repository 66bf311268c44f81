import { WHOLE_TAX_RATE } from './tax-rule.ts';

const DECIMALS = 4;
const RATE = /^(\d{1,3})(?:[.,](\d{1,4}))?$/;

/**
 * A rate of tax as it was typed, in percent: `8.875` or `8,875` is 88,750 ten-thousandths of a percent. Null for what is no
 * rate from 0 to 100 with up to four decimals (ORD-64).
 */
export function parseRate(typed: string): number | null {
  const [, whole = '', fraction = ''] = RATE.exec(typed.replaceAll(/[\s%]/g, '')) ?? [];
  if (whole === '') return null;
  const rate = Number(whole + fraction.padEnd(DECIMALS, '0'));
  return rate > WHOLE_TAX_RATE ? null : rate;
}

/** A rate in percent, with the decimals it has: 88,750 is `8.875`. */
export function rateText(rate: number): string {
  const digits = String(rate).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0{1,4}$/, '');
  return fraction === '' ? digits.slice(0, -DECIMALS) : `${digits.slice(0, -DECIMALS)}.${fraction}`;
}
