import { trimSignsEnd } from '#lib/trim-signs.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { cutText } from '#lib/cut-text.ts';
import { facetKey } from './facet-key.ts';
import { MAX_OPTION_NAME_LENGTH } from './product-option.ts';

/** Orders that a visitor may choose in place of that of the store page. */
export const CHOSEN_SORTS = ['newest', 'price', 'price-down', 'name'] as const;
export type ChosenSort = (typeof CHOSEN_SORTS)[number];

/** What a visitor chose of a store page, as its address says it. */
export interface StoreFilter {
  /** Words that were searched for; null: all products. */
  readonly words: string | null;
  /** Keys of options with keys of one of their values each, in the order of their texts. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** Amounts as they were typed; null: no such limit. */
  readonly lowest: string | null;
  readonly highest: string | null;
  readonly isOnSale: boolean;
  readonly isAvailable: boolean;
  /** Null: that of the store page. */
  readonly sort: ChosenSort | null;
}

export const NO_FILTER: StoreFilter = {
  words: null,
  options: [],
  lowest: null,
  highest: null,
  isOnSale: false,
  isAvailable: false,
  sort: null,
};

/** Values of options in one address; further ones are passed over. */
const MAX_CHOSEN_VALUES = 20;
/** Characters that are searched for. */
export const MAX_SEARCH_LENGTH = 100;
/** Characters of an amount that was typed, and the digits of the largest that is read: 999,999,999. */
const MAX_AMOUNT_LENGTH = 20;
const MAX_AMOUNT_DIGITS = 9;

/** Reads the query of an address: `?q=blue+mug&option=size:m&min=10&max=50&sale=1&available=1&sort=price`; what it does not know is nothing. */
export function readStoreFilter(query: URLSearchParams): StoreFilter {
  const chosen = new Set<string>();
  for (const text of query.getAll('option')) {
    const option = readOption(text);
    if (option !== null && chosen.size < MAX_CHOSEN_VALUES) chosen.add(`${option.name}:${option.value}`);
  }
  const sort = query.get('sort');
  return {
    words: readWords(query.get('q')),
    options: [...chosen].toSorted().flatMap((text) => readOption(text) ?? []),
    lowest: readAmount(query.get('min')),
    highest: readAmount(query.get('max')),
    isOnSale: query.get('sale') === '1',
    isAvailable: query.get('available') === '1',
    sort: CHOSEN_SORTS.find((each) => each === sort) ?? null,
  };
}

/** The query of an address that says this, the same for all spellings of it; empty where nothing is chosen. */
export function storeQuery(filter: StoreFilter, pageNumber = 1): string {
  return [
    ...(filter.words === null ? [] : [`q=${encodeURIComponent(filter.words)}`]),
    ...filter.options.map(({ name, value }) => `option=${encodeURIComponent(`${name}:${value}`)}`),
    ...(filter.lowest === null ? [] : [`min=${filter.lowest}`]),
    ...(filter.highest === null ? [] : [`max=${filter.highest}`]),
    ...(filter.isOnSale ? ['sale=1'] : []),
    ...(filter.isAvailable ? ['available=1'] : []),
    ...(filter.sort === null ? [] : [`sort=${filter.sort}`]),
    ...(pageNumber === 1 ? [] : [`page=${pageNumber}`]),
  ].join('&');
}

/** Whether it leaves products out. */
export function isNarrowed(filter: StoreFilter): boolean {
  return storeQuery({ ...filter, sort: null }) !== '';
}

/** How addresses write the name of an option, whose colon would end it. */
export function optionKey(name: string): string {
  return facetKey(name.replaceAll(':', ' '));
}

function readOption(text: string): { readonly name: string; readonly value: string } | null {
  const colon = text.indexOf(':');
  if (colon === -1 || text.length > 2 * MAX_OPTION_NAME_LENGTH + 1) return null;
  const [name, value] = [optionKey(text.slice(0, colon)), facetKey(text.slice(colon + 1))];
  return name === '' || value === '' ? null : { name, value };
}

function readWords(text: string | null): string | null {
  const words = cutText(text?.trim().replaceAll(/\s+/g, ' ') ?? '', MAX_SEARCH_LENGTH).trim();
  return words === '' ? null : words;
}

/**
 * An amount as a visitor typed it, with thousands or in the digits of other scripts, in the one spelling that addresses
 * have: `1,000` and `١٠٠٠` are `1000`, `9,5` is `9.5`. No currency has more than two digits behind the point.
 */
function readAmount(text: string | null): string | null {
  if (text === null || text.length > MAX_AMOUNT_LENGTH) return null;
  const read = parseAmount(text, 'USD');
  if (!read.ok || read.value < 0) return null;
  const [integer = '', fraction = ''] = moneyValue(read.value, 'USD').value.split('.');
  const digits = trimSignsEnd(fraction, '0');
  return integer.length > MAX_AMOUNT_DIGITS ? null : integer + (digits === '' ? '' : `.${digits}`);
}
