import { describe, expect, it } from 'vitest';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { PRODUCT_LAYOUTS, shortNameOfLayout } from './product-layouts.ts';
import { productLabel } from './product-label.ts';
import { priceRange } from './product-summary.ts';
import { PRODUCT_TYPES, STORE_PRODUCT_TYPES } from './product-types.ts';
import { shownProduct, type StoreFacts } from './shown-product.ts';
import { facetOption } from './store-facets.ts';
import { NO_FILTER } from './store-filter.ts';
import { storeList } from './store-list.ts';
import { findPlace, storePlaces } from './store-places.ts';
import { firstVariant } from './first-variant.ts';
import { matchesWords, searchTextOf } from './matches-words.ts';
import { pictureOfVariant } from './picture-of-variant.ts';
import { placesWithProducts } from './places-with-products.ts';
import { isInStock, piecesLeft } from './stock.ts';
import { effectOf, MOVEMENT_KINDS } from './stock-movement.ts';
import { structuredContentOf } from './structured-content-of.ts';
import { structuredProduct } from './structured-product.ts';
import { sortedProducts } from './sort-products.ts';
import { newVariantId } from './variant.ts';

const [size, small, large] = [createId(), createId(), createId()];
const [one, other] = [newVariantId(), newVariantId()];
const records: DocumentRecords = {
  settings: {
    id: 'settings',
    type: 'settings',
    excerpt: 'Pours well',
    structuredContent: { productType: 'physical' },
  },
  [size]: {
    id: size,
    type: 'product-option',
    order: 'V',
    name: 'Size',
    values: [
      { id: small, name: 'Small' },
      { id: large, name: 'Large' },
    ],
  },
  [one]: { id: one, type: 'variant', order: 'a', values: { [size]: small }, sku: 'S-1', price: 6800 },
  [other]: {
    id: other,
    type: 'variant',
    order: 'b',
    values: { [size]: large },
    price: 9000,
    salePrice: 8000,
    onSale: true,
  },
};
const store = (currency: StoreFacts['currency'], quantity?: number): StoreFacts => ({
  currency,
  layout: 'products',
  stock: new Map(quantity === undefined ? [] : [[one, { isUnlimited: false, quantity }]]),
});
const id = createId();

it('knows five types of products, of which a store page meets four [COMM-02 to COMM-07]', () => {
  expect(PRODUCT_TYPES).toEqual(['physical', 'service', 'digital', 'gift-card', 'paywall']);
  expect(STORE_PRODUCT_TYPES).toEqual(['physical', 'service', 'digital', 'gift-card']);
});

it('has four layouts with their short names [COMM-11 to COMM-14, COMM-16]', () => {
  expect(PRODUCT_LAYOUTS.map((layout) => [layout, shortNameOfLayout(layout)])).toEqual([
    ['products', 'simple'],
    ['products-full-bleed', 'half'],
    ['products-wrap-around-grid', 'wrap'],
    ['products-full-width-carousel', 'full'],
  ]);
});

it.each([
  ['published', 'Available'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Hidden'],
  ['needs-review', 'Unsupported'],
  ['private', 'Unsupported'],
  ['deleted', 'Unsupported'],
  ['unheard of', 'Unsupported'],
])('calls a product that is %s %s [COMM-40 to COMM-43, CONT-186]', (state, label) => {
  expect(productLabel(state).text).toBe(label);
});

describe('stock', () => {
  it('is there where it is unlimited or above 0 [COMM-29, COMM-30]', () => {
    expect(isInStock({ isUnlimited: true, quantity: 0 })).toBe(true);
    expect(isInStock({ isUnlimited: false, quantity: 1 })).toBe(true);
    expect(isInStock({ isUnlimited: false, quantity: 0 })).toBe(false);
  });

  it('is said once it runs low: from the threshold down to one, never of what is not counted [ORD-90]', () => {
    const left = (quantity: number, lowStock: number | null = 5) =>
      piecesLeft({ isUnlimited: false, quantity }, lowStock);
    expect([left(6), left(5), left(1), left(0)]).toEqual([null, 5, 1, null]);
    expect([left(3, null), piecesLeft({ isUnlimited: true, quantity: 3 }, 5)]).toEqual([null, null]);
  });

  it('leaves with the reservation, and comes back where it is released, canceled or returned [ORD-88]', () => {
    expect(MOVEMENT_KINDS.map((kind) => [kind, effectOf(kind, 3)])).toEqual([
      ['reserved', -3],
      ['released', 3],
      ['sold', 0],
      ['canceled', 3],
      ['returned', 3],
      ['counted', 3],
      ['imported', 3],
    ]);
  });

  it('of gift cards and digital goods is always unlimited, that of services is counted [COMM-32, COMM-33]', () => {
    const shown = (productType: string) =>
      shownProduct(
        id,
        { ...records, settings: { id: 'settings', type: 'settings', structuredContent: { productType } } },
        store('USD', 0),
      ).variants.map(({ isInStock: isThere }) => isThere);
    expect(shown('physical')).toEqual([false, true]);
    expect(shown('service')).toEqual([false, true]);
    expect(shown('gift-card')).toEqual([true, true]);
    expect(shown('digital')).toEqual([true]);
  });
});

describe('the prices of variants', () => {
  const at = (price: number, salePrice?: number) => ({
    price,
    salePrice: salePrice ?? 0,
    onSale: salePrice !== undefined,
  });

  it('are the lowest and the highest that are asked now, sale prices included [COMM-35, COMM-36]', () => {
    expect(priceRange([at(1000), at(2000, 500)])).toEqual({
      lowest: 500,
      highest: 1000,
      original: 1000,
      onSale: 'some',
    });
    expect(priceRange([at(1000), at(1000)])).toMatchObject({ lowest: 1000, highest: 1000, onSale: 'none' });
  });

  it('say whether some or all of them are on sale [COMM-37, COMM-38]', () => {
    expect(priceRange([at(1000, 900), at(1200, 800)])).toEqual({
      lowest: 800,
      highest: 900,
      original: 1000,
      onSale: 'all',
    });
    expect(priceRange([])).toEqual({ lowest: 0, highest: 0, original: 0, onSale: 'none' });
  });
});

describe('the data of a product', () => {
  it('has variants with price, sale, stock and the texts of their options [COMM-01, COMM-17]', () => {
    expect(structuredContentOf(shownProduct(id, records, store('USD', 4)))).toEqual({
      productType: 'physical',
      isSubscribable: false,
      priceMoney: { value: '68.00', currency: 'USD' },
      variants: [
        {
          id: one,
          sku: 'S-1',
          price: 6800,
          salePrice: 0,
          onSale: false,
          unlimited: false,
          qtyInStock: 4,
          optionValues: [{ optionName: 'Size', value: 'Small' }],
          priceMoney: { value: '68.00', currency: 'USD' },
          salePriceMoney: { value: '0.00', currency: 'USD' },
        },
        expect.objectContaining({ id: other, onSale: true, unlimited: true, qtyInStock: 0 }),
      ],
    });
  });

  it('has a price of its own where it is digital, and no variants [COMM-18, COMM-32]', () => {
    const structuredContent = {
      productType: 'digital',
      priceCents: 500,
      salePriceCents: 400,
      onSale: true,
    };
    const settings = { id: 'settings', type: 'settings', structuredContent } as const;
    expect(structuredContentOf(shownProduct(id, { settings }, store('JPY')))).toEqual({
      ...structuredContent,
      isSubscribable: false,
      variants: [],
      priceMoney: { value: '400', currency: 'JPY' },
    });
  });

  it('reads what it does not know as a physical product without a price [COMM-01]', () => {
    const settings = { id: 'settings', type: 'settings', structuredContent: 7 } as const;
    expect(structuredContentOf(shownProduct(id, { settings }, store('USD')))).toMatchObject({
      productType: 'physical',
      variants: [],
    });
  });
});

describe('a product for search engines', () => {
  const item = {
    url: 'https://site/shop/jug',
    title: 'Jug',
    publishedAt: null,
    modifiedAt: '',
    authorName: '',
    image: null,
    categories: [],
    tags: [],
    commentCount: 0,
  };
  const node = (only: DocumentRecords, facts: StoreFacts) =>
    structuredProduct(item, {
      product: shownProduct(id, only, facts),
      description: 'Pours well',
      images: [{ url: 'https://site/s/jug.jpg', width: 10, height: 10 }],
    });
  const settings = { id: 'settings', type: 'settings' } as const;
  const single = { settings, [one]: { ...records[one], values: {} } } as DocumentRecords;

  it('has one offer in the digits of its currency [FIND-60]', () => {
    expect(node(single, store('USD'))).toMatchObject({
      '@type': 'Product',
      name: 'Jug',
      description: 'Pours well',
      image: ['https://site/s/jug.jpg'],
      sku: 'S-1',
      offers: {
        '@type': 'Offer',
        price: '68.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(node(single, store('JPY', 0))).toMatchObject({
      offers: { price: '6800', priceCurrency: 'JPY', availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has its brand, and none where nobody is named [FIND-60]', () => {
    const branded = (brand: string) =>
      node(
        { ...single, settings: { ...settings, structuredContent: { brand } } } as unknown as DocumentRecords,
        store('USD'),
      );
    expect(branded(' Hillside Pottery ')).toMatchObject({
      brand: { '@type': 'Brand', name: 'Hillside Pottery' },
    });
    expect(branded(' ')).not.toHaveProperty('brand');
  });

  it('has the lowest and the highest price of several variants, and no rating [FIND-60]', () => {
    const written = node(records, store('USD'));
    expect(written).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: '68.00', highPrice: '80.00', offerCount: 2 },
    });
    expect(JSON.stringify(written)).not.toContain('ating');
  });

  it('names up to 100 offers each by itself, and of more the lowest and the highest price alone [FIND-60]', () => {
    const offersOf = (count: number) => {
      const variants = Array.from({ length: count }, (_, at) => ({
        id: newVariantId(),
        type: 'variant',
        order: `a${String(at).padStart(3, '0')}`,
        values: {},
        price: 1000 + at,
        sku: `S-${at}`,
      }));
      const product = Object.fromEntries(variants.map((variant) => [variant.id, variant]));
      return node({ settings, ...product } as unknown as DocumentRecords, store('USD'));
    };
    const hundred = { lowPrice: '10.00', highPrice: '10.99', offerCount: 100 };
    expect(offersOf(100)).toMatchObject({
      offers: { ...hundred, offers: Array.from({ length: 100 }, (_, at) => ({ sku: `S-${at}` })) },
    });
    const more = { ...hundred, highPrice: '11.00', offerCount: 101 };
    expect(offersOf(101)).toMatchObject({ offers: more });
    expect(offersOf(101)).not.toHaveProperty('offers.offers');
  });

  it('says how often its plan charges, and for how long where it ends [COMM-44, COMM-45, FIND-60]', () => {
    const charged = (value: number, unit: string, numBillingCycles: number, sale = {}) => {
      const subscriptionPlan = { billingPeriod: { value, unit }, numBillingCycles };
      const structuredContent = { productType: 'physical', isSubscribable: true, subscriptionPlan };
      const product = {
        settings: { ...settings, structuredContent },
        [one]: { ...single[one], ...sale },
      };
      return node(product as unknown as DocumentRecords, store('USD'));
    };
    const endless = {
      '@type': 'UnitPriceSpecification',
      price: '68.00',
      priceCurrency: 'USD',
      priceComponentType: 'https://schema.org/Subscription',
      billingIncrement: 2,
      unitCode: 'WEE',
    };
    expect(charged(2, 'week', 0)).toHaveProperty('offers.priceSpecification', [endless]);
    expect(charged(1, 'month', 6)).toHaveProperty('offers.priceSpecification', [
      { ...endless, billingIncrement: 1, unitCode: 'MON', billingDuration: 6 },
    ]);
    const strike = { '@type': 'UnitPriceSpecification', price: '68.00', priceCurrency: 'USD' };
    expect(charged(3, 'year', 4, { onSale: true, salePrice: 5000 })).toHaveProperty(
      'offers.priceSpecification',
      [
        { ...endless, price: '50.00', billingIncrement: 3, unitCode: 'ANN', billingDuration: 12 },
        { ...strike, priceType: 'https://schema.org/StrikethroughPrice' },
      ],
    );
    expect(node(single, store('USD'))).not.toHaveProperty('offers.priceSpecification');
  });

  it('has the price before a sale only where it was higher [FIND-60]', () => {
    const reduced = (salePrice: number) =>
      JSON.stringify(
        node(
          { settings, [other]: { ...records[other], values: {}, salePrice } } as DocumentRecords,
          store('USD'),
        ),
      );
    expect(reduced(8000)).toMatch(/"price":"80\.00",[^[]*"priceSpecification":\[\{[^}]*"price":"90\.00"/);
    expect(reduced(9000)).not.toContain('priceSpecification');
  });
});

it('sorts products by hand, date, price and name', () => {
  const product = (title: string, lowest: number) => ({
    id: title,
    title,
    product: {
      currency: 'USD',
      isSoldOut: false,
      prices: { lowest, highest: lowest, original: lowest, onSale: 'none' },
    } as const,
  });
  const newest = [product('b', 3), product('c', 1), product('a', 2)];
  const titles = (sort: Parameters<typeof sortedProducts>[1], order: readonly string[] = []) =>
    sortedProducts(newest, sort, order)
      .map(({ title }) => title)
      .join('');
  expect(titles('newest')).toBe('bca');
  expect(titles('price')).toBe('cab');
  expect(titles('price-down')).toBe('bac');
  expect(titles('name')).toBe('abc');
  expect(titles('hand', ['a', 'c'])).toBe('acb');
});

it('begins with the first variant that can be had, with its picture among all of the product', () => {
  const shown = (quantity: number) => shownProduct(id, records, store('USD', quantity)).variants;
  expect(firstVariant(shown(0))?.id).toBe(other);
  expect(firstVariant(shown(1))?.id).toBe(one);
  expect(firstVariant(shown(0).slice(0, 1))?.id).toBe(one);
  expect(firstVariant([])).toBeUndefined();
  expect([true, false].map((hasFeatured) => pictureOfVariant({ image: 1 }, hasFeatured))).toEqual([2, 1]);
  expect(pictureOfVariant({ image: null }, true)).toBe(0);
});

it('puts products into the categories that they name and those these lie in [COMM-114]', () => {
  const [kitchen, jugs] = [createId<'record'>(), createId<'record'>()];
  const category = (categoryId: typeof jugs, name: string, parentId: typeof jugs | null) =>
    ({ id: categoryId, type: 'category', order: name, parentId, name, urlName: '' }) as const;
  const product = (name: string, categoryIds: readonly string[], ownCategories: readonly string[] = []) => ({
    id: name,
    categoryIds,
    ownCategories,
  });
  const { tree, of } = storePlaces(
    [category(kitchen, 'Kitchen', null), category(jugs, 'Jugs', kitchen)],
    [product('jug', [jugs]), product('bowl', [kitchen]), product('vase', [], ['JUGS', ' Gifts '])],
  );
  expect(tree.map(({ name, count, children }) => [name, count, children.map((each) => each.count)])).toEqual([
    ['Kitchen', 3, [2]],
    ['Gifts', 1, []],
  ]);
  expect([...of('jug')].toSorted()).toEqual([kitchen, jugs].toSorted());
  expect(findPlace(tree, 'jugs').map(({ name }) => name)).toEqual(['Kitchen', 'Jugs']);
  expect(findPlace(tree, 'nothing')).toEqual([]);
});

it('has a page for search engines of each category with products, the first one of an address [FIND-35]', () => {
  const [pots, rest, none] = [createId<'record'>(), createId<'record'>(), createId<'record'>()];
  const category = (categoryId: typeof pots, order: string, name: string, urlName: string) =>
    ({ id: categoryId, type: 'category', order, parentId: null, name, urlName }) as const;
  const product = (name: string, changedAt: number, categoryIds: readonly string[]) => ({
    id: name,
    changedAt,
    categoryIds,
    ownCategories: ['Gifts'],
  });
  expect(
    placesWithProducts(
      [
        category(pots, 'a', 'Pots', 'all'),
        category(none, 'b', 'None', ''),
        category(rest, 'c', 'Other', 'ALL'),
      ],
      [product('jug', 2, [pots]), product('bowl', 3, [pots, rest]), product('vase', 7, [])],
    ),
  ).toEqual([
    { urlName: 'all', changedAt: 3 },
    { urlName: 'Gifts', changedAt: 7 },
  ]);
});

it('finds products by all of the words, whatever the case and the accents', () => {
  const variant = {
    sku: 'JUG-7',
    options: [facetOption('Glaze', 'Blue')].flatMap((each) => each ?? []),
    price: 1,
    onSale: false,
    isInStock: true,
  };
  const product = {
    title: 'Crème jug',
    brand: 'Hillside Pottery',
    excerpt: 'Pours',
    categories: ['Kitchen'],
    variants: [variant],
  };
  const searchText = searchTextOf(product);
  const found = ['creme', 'JUG kitchen', 'jug bowl', 'chen', 'jug-7', 'blue pours', 'hillside'].map((words) =>
    matchesWords(words)({ searchText }),
  );
  expect(found).toEqual([true, true, false, true, true, true, true]);
});

it('lists a page of a store with the categories that have products, and no page behind the last [COMM-114]', () => {
  const [full, empty] = [createId<'record'>(), createId<'record'>()];
  const categories = [full, empty].map(
    (categoryId, at) =>
      ({
        id: categoryId,
        type: 'category',
        order: String(at),
        parentId: null,
        name: `C${at}`,
        urlName: '',
      }) as const,
  );
  const listed = ['a', 'b', 'c'].map((name) => ({
    id: name,
    title: name,
    categoryIds: [full],
    ownCategories: [],
    searchText: name,
    variants: [{ sku: '', options: [], price: 1, onSale: false, isInStock: true }],
  }));
  const page = (pageNumber: number, category: string | null = null) =>
    storeList(listed, categories, {
      currency: 'USD',
      filter: NO_FILTER,
      hasFilters: true,
      hasQuickView: false,
      category,
      pageNumber,
      pageSize: 2,
      sort: 'newest',
      order: [],
    });
  expect(page(2)).toMatchObject({ pageCount: 2, products: [{ id: 'c' }], list: { total: 3 } });
  expect(page(2)?.list.places.map(({ name }) => name)).toEqual(['C0']);
  expect([page(3), page(1, 'nothing')]).toEqual([null, null]);
});
