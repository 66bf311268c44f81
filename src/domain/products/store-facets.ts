import type { CurrencyCode } from '#domain/money/currencies.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { facetKey } from './facet-key.ts';
import { optionKey, type StoreFilter } from './store-filter.ts';

/** An option of a variant with its value: as they are written, and their keys in addresses. */
export interface FacetOption {
  readonly name: string;
  readonly value: string;
  readonly key: string;
  readonly valueKey: string;
}

/** The value that a variant has of an option; null where one of them has no name. */
export function facetOption(name: string, value: string): FacetOption | null {
  const [key, valueKey] = [optionKey(name), facetKey(value)];
  return key === '' || valueKey === '' ? null : { name: name.trim(), value: value.trim(), key, valueKey };
}

/** What a variant is found by. */
export interface FacetVariant {
  readonly sku: string;
  readonly options: readonly FacetOption[];
  /** What is asked for it now, in minor units. */
  readonly price: number;
  readonly onSale: boolean;
  readonly isInStock: boolean;
}

export interface FacetProduct {
  readonly id: string;
  readonly variants: readonly FacetVariant[];
}

export interface FacetValue {
  readonly key: string;
  /** As it is written. */
  readonly text: string;
  /** Products that would be listed with it, whatever else is chosen of the same option. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface OptionFacet {
  readonly key: string;
  readonly text: string;
  readonly values: readonly FacetValue[];
}

/** What a list can be narrowed by, with how many products that leaves. */
export interface StoreFacets {
  readonly options: readonly OptionFacet[];
  /** The lowest and the highest price of what else was chosen, in minor units; null where all cost the same. */
  readonly prices: { readonly lowest: number; readonly highest: number } | null;
  readonly onSale: number;
  readonly available: number;
}

/** Options that a list can be narrowed by, and values of each. */
const MAX_OPTION_FACETS = 12;
const MAX_FACET_VALUES = 60;

/** Whether a variant has what was chosen; `except`: but for the price, the sale, the stock, or the option with this key. */
type Passes = (variant: FacetVariant, except?: Except) => boolean;
type Except = typeof PRICE | typeof SALE | typeof STOCK | string;
const PRICE = Symbol('price');
const SALE = Symbol('sale');
const STOCK = Symbol('stock');

/**
 * The products that have a variant with all that was chosen (values of one option: any of them), and what they can be
 * narrowed by: each count is of the products behind its link.
 */
export function facetsOf<Product extends FacetProduct>(
  products: readonly Product[],
  filter: StoreFilter,
  currency: CurrencyCode,
): { readonly matching: readonly Product[]; readonly facets: StoreFacets } {
  const passes = testOf(filter, currency);
  const among = (except: Except, also: (variant: FacetVariant) => boolean) =>
    products.filter(({ variants }) => variants.some((each) => also(each) && passes(each, except))).length;
  const prices = products.flatMap(({ variants }) =>
    variants.filter((each) => passes(each, PRICE)).map(({ price }) => price),
  );
  const lowest = prices.reduce((least, price) => Math.min(least, price), Infinity);
  const highest = prices.reduce((most, price) => Math.max(most, price), 0);
  return {
    matching: products.filter(({ variants }) => variants.some((each) => passes(each))),
    facets: {
      options: optionFacets(products, filter, passes),
      prices: prices.length === 0 || lowest === highest ? null : { lowest, highest },
      onSale: among(SALE, ({ onSale }) => onSale),
      available: among(STOCK, ({ isInStock }) => isInStock),
    },
  };
}

function testOf(filter: StoreFilter, currency: CurrencyCode): Passes {
  const wanted = Map.groupBy(filter.options, ({ name }) => name);
  // Made once: all variants of a list are asked, several times each.
  const values = [...wanted].map(([name, chosen]) => ({
    name,
    chosen: new Set(chosen.map(({ value }) => value)),
  }));
  const [least, most] = [amountOf(filter.lowest, currency), amountOf(filter.highest, currency)];
  return ({ options, price, onSale, isInStock }, except) => {
    for (const { name, chosen } of values) {
      if (except === name) continue;
      if (!options.some(({ key, valueKey }) => key === name && chosen.has(valueKey))) return false;
    }
    if (except !== PRICE && ((least !== null && price < least) || (most !== null && price > most)))
      return false;
    if (except !== SALE && filter.isOnSale && !onSale) return false;
    return except === STOCK || !filter.isAvailable || isInStock;
  };
}

function amountOf(text: string | null, currency: CurrencyCode): number | null {
  const read = text === null ? null : parseAmount(text, currency);
  return read?.ok === true ? read.value : null;
}

interface Gathered {
  readonly text: string;
  /** Products that have it. */
  readonly all: Set<string>;
  readonly values: Map<string, { readonly text: string; readonly left: Set<string> }>;
}

function optionFacets(
  products: readonly FacetProduct[],
  filter: StoreFilter,
  passes: Passes,
): readonly OptionFacet[] {
  const gathered = new Map<string, Gathered>();
  for (const { id, variants } of products) {
    for (const variant of variants) {
      for (const { name, value, key, valueKey } of variant.options) {
        const option = gathered.get(key) ?? { text: name, all: new Set(), values: new Map() };
        gathered.set(key, option);
        const found = option.values.get(valueKey) ?? { text: value, left: new Set() };
        option.values.set(valueKey, found);
        option.all.add(id);
        if (passes(variant, key)) found.left.add(id);
      }
    }
  }
  const isChosen = (key: string, value: string): boolean =>
    filter.options.some((chosen) => chosen.name === key && chosen.value === value);
  return [...gathered]
    .map(([key, { text, all, values }]) => ({
      key,
      text,
      all: all.size,
      values: shown(key, values, isChosen),
    }))
    .filter(({ values }) => values.length > 1 || values.some((value) => value.isChosen))
    .toSorted((one, other) => other.all - one.all)
    .slice(0, MAX_OPTION_FACETS)
    .map(({ key, text, values }) => ({ key, text, values }));
}

function shown(
  option: string,
  values: Gathered['values'],
  isChosen: (option: string, value: string) => boolean,
): readonly FacetValue[] {
  return [...values]
    .map(([key, { text, left }]) => ({ key, text, count: left.size, isChosen: isChosen(option, key) }))
    .filter(({ count, isChosen: chosen }) => count > 0 || chosen)
    .slice(0, MAX_FACET_VALUES);
}
