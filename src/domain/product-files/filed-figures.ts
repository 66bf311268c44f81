import { fractionDigitsOf } from '#domain/money/currencies.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { MAX_QUANTITY } from '#domain/products/stock.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { fill, type Words } from '#messages/message.ts';

/** Where what is wrong with a product and what is not taken of it is gathered while its rows are read. */
export interface ReadingNotes {
  readonly problems: Words[];
  readonly remarks: Words[];
}

interface Place {
  readonly line: number;
  readonly notes: ReadingNotes;
}

/** Minor units of a price as it is written in a file, rounded nowhere; undefined where nothing stands there (COMM-19, COMM-26). */
export function filedPrice(text: string, currency: string, { line, notes }: Place): number | undefined {
  if (text === '') return undefined;
  const amount = parseAmount(withoutIdleZeros(text, fractionDigitsOf(currency)), currency);
  if (!amount.ok || amount.value < 0) {
    const example = fractionDigitsOf(currency) === 0 ? '1250' : '12.50';
    notes.problems.push(fill(productFiles.noPrice, { line, text, currency, example }));
    return undefined;
  }
  if (amount.value > LARGEST_PRICE) {
    notes.problems.push(fill(productFiles.priceTooHigh, { line, text }));
    return undefined;
  }
  return amount.value;
}

/** Shops write more digits than the currency has: `1200.00` in yen, `19.9900` in dollars. */
function withoutIdleZeros(text: string, digits: number): string {
  if (digits === 0) return text.replace(/^(\d+)\.0{1,2}$/, '$1');
  return text.replace(/^(\d+\.\d{2})0{2,}$/, '$1');
}

/** Pieces in stock; null: unlimited; undefined where nothing stands there. What is owed to buyers is none. */
export function filedStock(text: string, { line, notes }: Place): number | null | undefined {
  if (text === '') return undefined;
  if (/^unlimited$/i.test(text)) return null;
  // Spreadsheets and plug-ins write whole numbers with a fraction of zeros.
  const digits = /^(-?)0*(\d{1,9})(?:[.,]0+)?$/.exec(text);
  if (digits === null || Number(digits[2]) > MAX_QUANTITY) {
    notes.problems.push(fill(productFiles.noStock, { line, text }));
    return undefined;
  }
  return digits[1] === '-' ? 0 : Number(digits[2]);
}

/** What a unit is in the unit that is stored: a numerator and a denominator. */
type Ratio = readonly [bigint, bigint];

const GRAMS: Readonly<Record<string, Ratio>> = {
  g: [1n, 1n],
  kg: [1000n, 1n],
  lb: [45_359_237n, 100_000n],
  lbs: [45_359_237n, 100_000n],
  oz: [28_349_523_125n, 1_000_000_000n],
};
const TENTH_MM: Readonly<Record<string, Ratio>> = {
  mm: [10n, 1n],
  cm: [100n, 1n],
  m: [10_000n, 1n],
  in: [254n, 1n],
  yd: [9144n, 1n],
};
const LARGEST = { grams: 10_000_000, tenthMm: 1_000_000 } as const;
const DECIMAL = /^(\d{0,9})(?:[.,](\d{1,6}))?$/;

/** Whole grams, or tenths of a millimetre, of a number in a unit; undefined where nothing stands there (COMM-112). */
export function filedMeasure(
  text: string,
  unit: string,
  what: keyof typeof LARGEST,
  { line, notes }: Place,
): number | undefined {
  if (text === '') return undefined;
  const ratio = (what === 'grams' ? GRAMS : TENTH_MM)[unit.toLowerCase()];
  const [, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  const value =
    ratio === undefined || whole + fraction === ''
      ? null
      : halfUp(BigInt(whole + fraction) * ratio[0], 10n ** BigInt(fraction.length) * ratio[1]);
  if (value === null || value > BigInt(LARGEST[what])) {
    notes.problems.push(fill(productFiles.noMeasure, { line, text }));
    return undefined;
  }
  return Number(value);
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** `Yes`, `TRUE`, `1` and their opposites; undefined for anything else. */
export function filedYesNo(text: string): boolean | undefined {
  if (/^(?:yes|true|1)$/i.test(text)) return true;
  return /^(?:no|false|0|-1)$/i.test(text) ? false : undefined;
}
