import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { formatMoney } from './format-money.ts';
import { moneyValue, type MoneyValue } from './money-value.ts';

const money = (value: string, currency = 'USD'): MoneyValue => ({ value, currency });

describe('formatMoney', () => {
  it.each([
    ['0', '$0.00'],
    ['999', '$999.00'],
    ['1000', '$1,000.00'],
    ['12345.6', '$12,345.60'],
    ['123456.78', '$123,456.78'],
    ['1234567', '$1,234,567.00'],
    ['1234567890.12', '$1,234,567,890.12'],
  ])(
    'writes a point before the fraction and commas between thousands: %s [MON-41, MON-42, MON-45]',
    (value, text) => {
      expect(formatMoney(money(value))).toBe(text);
    },
  );

  it('writes as many digits behind the point as the currency has [MON-46]', () => {
    expect(formatMoney(money('5'))).toBe('$5.00');
    expect(formatMoney(money('5', 'JPY'))).toBe('¥5');
    expect(formatMoney(money('5.00', 'JPY'))).toBe('¥5');
    expect(formatMoney(money('5.000'))).toBe('$5.00');
  });

  it('trims fractions of nothing but zeros, where it is asked to [MON-47, MON-48, MON-49]', () => {
    expect(formatMoney(money('5.00'), { trimsZeroFractions: true })).toBe('$5');
    expect(formatMoney(money('5.50'), { trimsZeroFractions: true })).toBe('$5.50');
    expect(formatMoney(money('5.05'), { trimsZeroFractions: true })).toBe('$5.05');
    expect(formatMoney(money('5.00'), { trimsZeroFractions: false })).toBe('$5.00');
    expect(formatMoney(money('1000.00', 'SEK'), { trimsZeroFractions: true })).toBe('1,000\u00A0kr');
  });

  it('writes up to 15 places before the point and refuses 16 [MON-43, MON-44]', () => {
    expect(formatMoney(money('123456789012345.67'))).toBe('$123,456,789,012,345.67');
    expect(() => formatMoney(money('1234567890123456'))).toThrow('Amount has more than 15 integer places');
    expect(formatMoney(money('0001234567890123456'.slice(0, 18)))).toBe('$123,456,789,012,345.00');
  });

  it('writes a minus before everything else [MON-52]', () => {
    expect(formatMoney(money('-5'))).toBe('-$5.00');
    expect(formatMoney(money('-10', 'NOK'))).toBe('-10.00\u00A0kr');
    expect(formatMoney(money('-10', 'CHF'))).toBe('-CHF\u00A010.00');
    expect(formatMoney(money('-10', 'NOK'), { symbols: 'en-US' })).toBe('-NOK\u00A010.00');
    expect(formatMoney(money('-0.00'))).toBe('$0.00');
  });

  it('keeps amount and symbol on one line [MON-58, MON-61]', () => {
    expect(formatMoney(money('10', 'PLN'))).toBe('10.00\u00A0zł');
    expect(formatMoney(money('10', 'MXN'))).toBe('$10.00\u00A0MXN');
  });

  it('writes native symbols unless asked for the en-US set, which has codes for most [MON-55, MON-62]', () => {
    expect(formatMoney(money('10', 'CAD'))).toBe('$10.00\u00A0CAD');
    expect(formatMoney(money('10', 'CAD'), { symbols: 'native' })).toBe('$10.00\u00A0CAD');
    expect(formatMoney(money('10', 'CAD'), { symbols: 'en-US' })).toBe('CA$10.00');
    expect(formatMoney(money('10', 'NOK'), { symbols: 'en-US' })).toBe('NOK\u00A010.00');
  });

  it('writes unknown currencies by their code, in both sets [MON-63]', () => {
    expect(formatMoney(money('1234.5', 'XYZ'))).toBe('XYZ\u00A01,234.50');
    expect(formatMoney(money('1234.5', 'XYZ'), { symbols: 'en-US' })).toBe('XYZ\u00A01,234.50');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a text', '5.00'],
    ['a number as value', { value: 5, currency: 'USD' }],
    ['no currency', { value: '5.00' }],
    ['an empty currency', { value: '5.00', currency: '' }],
    ['a value with groups', { value: '1,234.00', currency: 'USD' }],
    ['a value without digits', { value: '', currency: 'USD' }],
    ['a value that ends with its point', { value: '5.', currency: 'USD' }],
    ['a value with an exponent', { value: '1e3', currency: 'USD' }],
    ['text before the value', { value: 'x5', currency: 'USD' }],
    ['digits the currency does not have', { value: '5.005', currency: 'USD' }],
    ['half a yen', { value: '5.5', currency: 'JPY' }],
  ])('refuses %s [MON-06, MON-07]', (_what, value) => {
    expect(() => formatMoney(value as MoneyValue)).toThrow(new TypeError('Money value expected'));
  });

  it('refuses templates of others [MON-50, MON-51]', () => {
    expect(() => formatMoney(money('5'), { template: '0,0.00' })).toThrow('Custom templates are refused');
    expect(() => formatMoney(money('5'), { template: null })).toThrow(TypeError);
  });

  it('agrees with CLDR in American English about dollars [MON-41, MON-42, MON-45, MON-52]', () => {
    const cldr = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    for (const amount of [0, 1, 99, 100, 12_345, 99_999, 100_000, 123_456_789, -1, -250]) {
      const value = moneyValue(toCents(amount), 'USD');
      expect(formatMoney(value)).toBe(cldr.format(Number(value.value)));
    }
  });
});
