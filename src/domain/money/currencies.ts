/** Where the native symbol stands: `$10.00`, `CHF 10.00`, `10.00 kr`, `$10.00 AUD` (MON-57 to MON-60). */
export type SymbolPlacement = 'leading' | 'leading-space' | 'trailing' | 'with-code';

/** A currency that a store can have (MON-10). */
export interface Currency {
  /** By ISO 4217, in capitals. */
  readonly code: CurrencyCode;
  readonly currencyName: string;
  readonly fractionDigits: number;
  /** By ISO 4217, as text so that zeros at the beginning stay (MON-11). */
  readonly numericCode: string;
  /** Its symbol in the en-US set; null: the set writes its code (MON-53, MON-55). */
  readonly enUsSymbol: string | null;
  /** Its symbol in the native set, which knows all currencies (MON-56). */
  readonly native: { readonly symbol: string; readonly placement: SymbolPlacement };
}

type Row = readonly [
  currencyName: string,
  numericCode: string,
  enUsSymbol: string | null,
  symbol: string,
  placement: SymbolPlacement,
];

/** The currencies of stores, in the order of MON-13 to MON-39. */
const ROWS = {
  EUR: ['Euro', '978', '€', '€', 'leading'],
  USD: ['US Dollar', '840', '$', '$', 'leading'],
  AUD: ['Australian Dollar', '036', 'A$', '$', 'with-code'],
  NOK: ['Norwegian Krone', '578', null, 'kr', 'trailing'],
  CAD: ['Canadian Dollar', '124', 'CA$', '$', 'with-code'],
  NZD: ['New Zealand Dollar', '554', null, '$', 'with-code'],
  DKK: ['Danish Krone', '208', null, 'kr', 'trailing'],
  GBP: ['British Pound', '826', '£', '£', 'leading'],
  HKD: ['Hong Kong Dollar', '344', 'HK$', 'HK$', 'leading'],
  CHF: ['Swiss Franc', '756', null, 'CHF', 'leading-space'],
  MXN: ['Mexican Peso', '484', null, '$', 'with-code'],
  SGD: ['Singapore Dollar', '702', null, '$', 'with-code'],
  SEK: ['Swedish Krona', '752', null, 'kr', 'trailing'],
  CZK: ['Czech Koruna', '203', null, 'Kč', 'trailing'],
  ILS: ['Israeli New Shekel', '376', null, '₪', 'leading'],
  PHP: ['Philippine Peso', '608', null, '₱', 'leading'],
  RUB: ['Russian Ruble', '643', null, '₽', 'trailing'],
  PLN: ['Polish Zloty', '985', null, 'zł', 'trailing'],
  THB: ['Thai Baht', '764', null, '฿', 'leading'],
  MYR: ['Malaysian Ringgit', '458', null, 'RM', 'leading'],
  ARS: ['Argentine Peso', '032', null, '$', 'with-code'],
  BRL: ['Brazilian Real', '986', null, 'R$', 'leading'],
  COP: ['Colombian Peso', '170', null, '$', 'with-code'],
  IDR: ['Indonesian Rupiah', '360', null, 'Rp', 'leading'],
  INR: ['Indian Rupee', '356', null, '₹', 'leading'],
  JPY: ['Japanese Yen', '392', null, '¥', 'leading'],
  ZAR: ['South African Rand', '710', null, 'R', 'leading'],
} as const satisfies Readonly<Record<string, Row>>;

export type CurrencyCode = keyof typeof ROWS;

/** What a store can sell in, and nothing else (MON-40). */
export const CURRENCY_CODES = Object.keys(ROWS) as readonly CurrencyCode[];

/** The currency of a store whose owner chose none (MON-05, COMM-113). */
export const DEFAULT_CURRENCY: CurrencyCode = 'USD';

const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  CURRENCY_CODES.map((code) => {
    const [currencyName, numericCode, enUsSymbol, symbol, placement] = ROWS[code];
    const fractionDigits = fractionDigitsOf(code);
    return [
      code,
      { code, currencyName, fractionDigits, numericCode, enUsSymbol, native: { symbol, placement } },
    ];
  }),
);

/** A currency by its code in capitals, if a store can have it. */
export function findCurrency(code: string): Currency | undefined {
  return CURRENCIES.get(code);
}

/** How many digits stand behind the point: 2, also of currencies nobody knows; of the yen 0 (MON-03, MON-04, MON-12). */
export function fractionDigitsOf(code: string): number {
  return code === 'JPY' ? 0 : 2;
}
