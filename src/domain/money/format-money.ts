import { findCurrency } from './currencies.ts';
import { digitsOf, isZero, LARGEST_INTEGER_PLACES, type MoneyValue } from './money-value.ts';

/** Keeps an amount and its symbol on one line (MON-61). */
const NO_BREAK_SPACE = '\u00A0';

interface MoneyFormat {
  /** `native` on the published store, `en-US` where the owner's lists mix currencies (MON-62). */
  readonly symbols?: 'native' | 'en-US';
  /** Leaves out a fraction of nothing but zeros; never in the cart, the checkout and orders (MON-47 to MON-49). */
  readonly trimsZeroFractions?: boolean;
  /** There is one template, and whoever hands in another is told so (MON-50, MON-51). */
  readonly template?: unknown;
}

/**
 * Money as people read it: `$1,234,567.00`, `10.00 kr`, `-$5.00` (MON-41 to MON-63). The separators are the same in all
 * languages, so nothing of `Intl` is used, which also would change with its version. Throws 'Money value expected' for
 * anything but money, and where more than 15 places stand before the point (MON-06, MON-43, MON-44).
 */
export function formatMoney(money: MoneyValue, format: MoneyFormat = {}): string {
  if (format.template !== undefined) throw new TypeError('Custom templates are refused');
  const { isNegative, integer, fraction } = digitsOf(money);
  if (integer.length > LARGEST_INTEGER_PLACES) {
    throw new RangeError(`Amount has more than ${LARGEST_INTEGER_PLACES} integer places`);
  }
  const isWhole = fraction === '' || (format.trimsZeroFractions === true && isZero(fraction));
  const amount = isWhole ? grouped(integer) : `${grouped(integer)}.${fraction}`;
  return `${isNegative ? '-' : ''}${withSymbol(amount, money.currency, format.symbols ?? 'native')}`;
}

function grouped(integer: string): string {
  let rest = integer;
  let groups = '';
  while (rest.length > 3) {
    groups = `,${rest.slice(-3)}${groups}`;
    rest = rest.slice(0, -3);
  }
  return rest + groups;
}

function withSymbol(amount: string, code: string, symbols: 'native' | 'en-US'): string {
  const currency = findCurrency(code);
  const afterCode = `${code}${NO_BREAK_SPACE}${amount}`;
  if (currency === undefined) return afterCode;
  if (symbols === 'en-US') return currency.enUsSymbol === null ? afterCode : currency.enUsSymbol + amount;
  const { symbol, placement } = currency.native;
  switch (placement) {
    case 'leading':
      return symbol + amount;
    case 'leading-space':
      return `${symbol}${NO_BREAK_SPACE}${amount}`;
    case 'trailing':
      return `${amount}${NO_BREAK_SPACE}${symbol}`;
    case 'with-code':
      return `${symbol}${amount}${NO_BREAK_SPACE}${code}`;
  }
}
