import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { CURRENCY_CODES, findCurrency } from './currencies.ts';
import { formatMoney } from './format-money.ts';
import { moneyValue } from './money-value.ts';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['12', 'USD', 1200],
    ['12.3', 'USD', 1230],
    ['12.34', 'USD', 1234],
    ['12,34', 'USD', 1234],
    ['12.', 'USD', 1200],
    ['.5', 'USD', 50],
    [',5', 'USD', 50],
    ['0,50', 'EUR', 50],
    ['007', 'USD', 700],
    ['1,234', 'USD', 123_400],
    ['1,234.5', 'USD', 123_450],
    ['1.234,50', 'EUR', 123_450],
    ['1,234,567', 'USD', 123_456_700],
    ['1.234.567', 'EUR', 123_456_700],
    ['1.234.567,89', 'EUR', 123_456_789],
    ['12,34,567.00', 'INR', 123_456_700],
    ['1 234,50', 'SEK', 123_450],
    ['1\u202F234,50', 'EUR', 123_450],
    ["1'234.50", 'CHF', 123_450],
    ['1’234.50', 'CHF', 123_450],
    ['  5  ', 'USD', 500],
    ['-5', 'USD', -500],
    ['\u22125.00', 'USD', -500],
    ['-0', 'USD', 0],
    ['1000', 'JPY', 1000],
    ['1,000', 'JPY', 1000],
    ['$5', 'USD', 500],
    ['-$5.00', 'USD', -500],
    ['5 usd', 'USD', 500],
    ['USD 5', 'USD', 500],
    ['$10.00 AUD', 'AUD', 1000],
    ['A$10.00', 'AUD', 1000],
    ['10.00 kr', 'NOK', 1000],
    ['10,00 zł', 'PLN', 1000],
    ['CHF 10.00', 'CHF', 1000],
    ['5 XYZ', 'XYZ', 500],
    ['١٢٫٣٤', 'USD', 1234],
    ['١٬٢٣٤٫٥', 'USD', 123_450],
    ['۱۲٫۳۴', 'USD', 1234],
    ['１２３', 'JPY', 123],
    ['١٢،٣٤', 'USD', 1234],
    ['\u200F12.34\u200E', 'USD', 1234],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
    ['000999999999999999', 'JPY', 999_999_999_999_999],
  ])('reads %s in %s [MON-01, MON-02]', (typed, currency, amount) => {
    expect(parseAmount(typed, currency)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['', 'USD', 'empty'],
    ['  ', 'USD', 'empty'],
    ['$', 'USD', 'empty'],
    ['five', 'USD', 'not-an-amount'],
    ['5 €', 'USD', 'not-an-amount'],
    ['5%', 'USD', 'not-an-amount'],
    ['1e3', 'USD', 'not-an-amount'],
    ['.', 'USD', 'not-an-amount'],
    [',', 'USD', 'not-an-amount'],
    ['-', 'USD', 'not-an-amount'],
    ['--5', 'USD', 'not-an-amount'],
    ['5-', 'USD', 'not-an-amount'],
    ['$$5', 'USD', 'not-an-amount'],
    ['1.2.3', 'USD', 'not-an-amount'],
    ['1,2,3', 'USD', 'not-an-amount'],
    ['1,23.45', 'USD', 'not-an-amount'],
    ['1.23,45', 'USD', 'not-an-amount'],
    ['1,234.567,89', 'USD', 'not-an-amount'],
    ['1.234,567.89', 'USD', 'not-an-amount'],
    ['1234,567.00', 'USD', 'not-an-amount'],
    ['0,123,456', 'USD', 'not-an-amount'],
    ['1.234', 'USD', 'too-many-decimals'],
    ['0,500', 'USD', 'too-many-decimals'],
    ['12.345', 'USD', 'too-many-decimals'],
    ['12,3456', 'USD', 'too-many-decimals'],
    ['12.5', 'JPY', 'too-many-decimals'],
    ['12.0', 'JPY', 'too-many-decimals'],
    ['90071992547409.92', 'USD', 'too-large'],
    ['9'.repeat(400), 'USD', 'too-large'],
    ['1000000000000000', 'JPY', 'too-large'],
  ])('refuses “%s” in %s: %s', (typed, currency, error) => {
    expect(parseAmount(typed, currency)).toEqual({ ok: false, error });
  });

  it('reads what is shown, in both sets and every currency [MON-41, MON-42]', () => {
    const codes = fc.constantFrom(...CURRENCY_CODES, 'XYZ');
    const limit = 999_999_999_999_999;
    const sets = fc.constantFrom('native' as const, 'en-US' as const);
    fc.assert(
      fc.property(fc.integer({ min: -limit, max: limit }), codes, sets, (amount, currency, symbols) => {
        const shown = formatMoney(moneyValue(toCents(amount), currency), { symbols });
        expect(parseAmount(shown, currency)).toEqual({ ok: true, value: amount === 0 ? 0 : amount });
      }),
    );
    expect(findCurrency('XYZ')).toBeUndefined();
  });
});
