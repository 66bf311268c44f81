import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { CURRENCY_CODES, DEFAULT_CURRENCY, findCurrency, fractionDigitsOf } from './currencies.ts';
import { formatMoney } from './format-money.ts';
import { moneyValue } from './money-value.ts';

/** Id, code, name, numeric code, amount in the native and in the en-US set; ~ is a no-break space. */
const ROWS = [
  ['MON-13', 'EUR', 'Euro', '978', '€10.00', '€10.00'],
  ['MON-14', 'USD', 'US Dollar', '840', '$10.00', '$10.00'],
  ['MON-15', 'AUD', 'Australian Dollar', '036', '$10.00~AUD', 'A$10.00'],
  ['MON-16', 'NOK', 'Norwegian Krone', '578', '10.00~kr', 'NOK~10.00'],
  ['MON-17', 'CAD', 'Canadian Dollar', '124', '$10.00~CAD', 'CA$10.00'],
  ['MON-18', 'NZD', 'New Zealand Dollar', '554', '$10.00~NZD', 'NZD~10.00'],
  ['MON-19', 'DKK', 'Danish Krone', '208', '10.00~kr', 'DKK~10.00'],
  ['MON-20', 'GBP', 'British Pound', '826', '£10.00', '£10.00'],
  ['MON-21', 'HKD', 'Hong Kong Dollar', '344', 'HK$10.00', 'HK$10.00'],
  ['MON-22', 'CHF', 'Swiss Franc', '756', 'CHF~10.00', 'CHF~10.00'],
  ['MON-23', 'MXN', 'Mexican Peso', '484', '$10.00~MXN', 'MXN~10.00'],
  ['MON-24', 'SGD', 'Singapore Dollar', '702', '$10.00~SGD', 'SGD~10.00'],
  ['MON-25', 'SEK', 'Swedish Krona', '752', '10.00~kr', 'SEK~10.00'],
  ['MON-26', 'CZK', 'Czech Koruna', '203', '10.00~Kč', 'CZK~10.00'],
  ['MON-27', 'ILS', 'Israeli New Shekel', '376', '₪10.00', 'ILS~10.00'],
  ['MON-28', 'PHP', 'Philippine Peso', '608', '₱10.00', 'PHP~10.00'],
  ['MON-29', 'RUB', 'Russian Ruble', '643', '10.00~₽', 'RUB~10.00'],
  ['MON-30', 'PLN', 'Polish Zloty', '985', '10.00~zł', 'PLN~10.00'],
  ['MON-31', 'THB', 'Thai Baht', '764', '฿10.00', 'THB~10.00'],
  ['MON-32', 'MYR', 'Malaysian Ringgit', '458', 'RM10.00', 'MYR~10.00'],
  ['MON-33', 'ARS', 'Argentine Peso', '032', '$10.00~ARS', 'ARS~10.00'],
  ['MON-34', 'BRL', 'Brazilian Real', '986', 'R$10.00', 'BRL~10.00'],
  ['MON-35', 'COP', 'Colombian Peso', '170', '$10.00~COP', 'COP~10.00'],
  ['MON-36', 'IDR', 'Indonesian Rupiah', '360', 'Rp10.00', 'IDR~10.00'],
  ['MON-37', 'INR', 'Indian Rupee', '356', '₹10.00', 'INR~10.00'],
  ['MON-38', 'JPY', 'Japanese Yen', '392', '¥1,000', 'JPY~1,000'],
  ['MON-39', 'ZAR', 'South African Rand', '710', 'R10.00', 'ZAR~10.00'],
] as const;

const spaced = (text: string): string => text.replaceAll('~', '\u00A0');

describe('the currencies of stores', () => {
  it.each(
    ROWS.map(([id, code, currencyName, numericCode, native, enUs]) => ({
      id,
      code,
      currencyName,
      numericCode,
      native,
      enUs,
    })),
  )(
    'know $code by its name, number and digits, and write ten of it natively and in English [$id]',
    ({ code, currencyName, numericCode, native, enUs }) => {
      const fractionDigits = code === 'JPY' ? 0 : 2;
      expect(findCurrency(code)).toMatchObject({ code, currencyName, fractionDigits, numericCode });
      const ten = moneyValue(toCents(1000), code);
      expect(formatMoney(ten)).toBe(spaced(native));
      expect(formatMoney(ten, { symbols: 'en-US' })).toBe(spaced(enUs));
    },
  );

  it('are exactly these 27, in their order [MON-13, MON-14, MON-15, MON-16, MON-17, MON-18, MON-19, MON-20, MON-21, MON-22, MON-23, MON-24, MON-25, MON-26, MON-27, MON-28, MON-29, MON-30, MON-31, MON-32, MON-33, MON-34, MON-35, MON-36, MON-37, MON-38, MON-39, MON-40]', () => {
    expect(CURRENCY_CODES).toEqual(ROWS.map(([, code]) => code));
    expect(CURRENCY_CODES).toHaveLength(27);
    expect(findCurrency('XYZ')).toBeUndefined();
    expect(findCurrency('usd')).toBeUndefined();
    expect(findCurrency('constructor')).toBeUndefined();
  });

  it('have a code, a name, fraction digits and a numeric code of three characters [MON-10, MON-11]', () => {
    for (const code of CURRENCY_CODES) {
      const currency = findCurrency(code);
      expect(Object.keys(currency ?? {})).toEqual(
        expect.arrayContaining(['code', 'currencyName', 'fractionDigits', 'numericCode']),
      );
      expect(currency?.numericCode).toMatch(/^[0-9]{3}$/);
    }
    expect(findCurrency('AUD')?.numericCode).toBe('036');
  });

  it('have two digits behind the point but the yen, which has none, and so have unknown ones [MON-03, MON-04, MON-12]', () => {
    const withoutTwo = CURRENCY_CODES.filter((code) => fractionDigitsOf(code) !== 2);
    expect(withoutTwo).toEqual(['JPY']);
    expect(fractionDigitsOf('JPY')).toBe(0);
    expect(fractionDigitsOf('COP')).toBe(2);
    expect(fractionDigitsOf('IDR')).toBe(2);
    expect(fractionDigitsOf('XYZ')).toBe(2);
  });

  it('begin with the US dollar, where nobody chose [MON-05]', () => {
    expect(DEFAULT_CURRENCY).toBe('USD');
  });

  it('have en-US symbols for six of them only [MON-53, MON-54]', () => {
    const symbols = CURRENCY_CODES.map((code) => [code, findCurrency(code)?.enUsSymbol]);
    expect(Object.fromEntries(symbols.filter(([, symbol]) => symbol !== null))).toEqual({
      AUD: 'A$',
      CAD: 'CA$',
      EUR: '€',
      GBP: '£',
      HKD: 'HK$',
      USD: '$',
    });
  });

  it('have native symbols, all of them [MON-56]', () => {
    expect(CURRENCY_CODES.map((code) => findCurrency(code)?.native.symbol ?? '')).toEqual(
      expect.not.arrayContaining(['']),
    );
  });

  it('place the symbol where their rows say [MON-57, MON-58, MON-59, MON-60]', () => {
    const placed = (placement: string): string =>
      CURRENCY_CODES.filter((code) => findCurrency(code)?.native.placement === placement).join(' ');
    expect(placed('leading')).toBe('EUR USD GBP HKD ILS PHP THB MYR BRL IDR INR JPY ZAR');
    expect(placed('leading-space')).toBe('CHF');
    expect(placed('trailing')).toBe('NOK DKK SEK CZK RUB PLN');
    expect(placed('with-code')).toBe('AUD CAD NZD MXN SGD ARS COP');
  });

  it('are called in CLDR as in the rows, and have the symbols of their countries [MON-11, MON-60]', () => {
    const names = new Intl.DisplayNames('en', { type: 'currency' });
    expect(CURRENCY_CODES.map((code) => names.of(code))).toEqual(
      CURRENCY_CODES.map((code) => findCurrency(code)?.currencyName),
    );
    const symbols = new Map(
      CURRENCY_CODES.map((code) => [
        code,
        new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
          .formatToParts(1)
          .find(({ type }) => type === 'currency')?.value,
      ]),
    );
    // Symbols that CLDR knows only in the languages of their countries, or is shorter about.
    const exceptions = ['HKD', 'ZAR', 'MYR', 'IDR', 'CHF', 'THB'];
    const others = CURRENCY_CODES.filter((code) => !exceptions.includes(code));
    expect(others.map((code) => symbols.get(code))).toEqual(
      others.map((code) => findCurrency(code)?.native.symbol),
    );
  });
});
