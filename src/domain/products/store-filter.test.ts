import { describe, expect, it } from 'vitest';
import { facetOption, facetsOf, type FacetVariant } from './store-facets.ts';
import { isNarrowed, readStoreFilter, storeQuery } from './store-filter.ts';

const read = (query: string) => readStoreFilter(new URLSearchParams(query));

describe('what an address says of a store page', () => {
  it('has one spelling, whatever the order and the case of what was chosen', () => {
    const filter = read('sort=price&option=Size:M&option=colour:Blue&sale=1&q=+blue++mug+&option=size:m&x=1');
    expect(filter).toEqual({
      words: 'blue mug',
      options: [
        { name: 'colour', value: 'blue' },
        { name: 'size', value: 'm' },
      ],
      lowest: null,
      highest: null,
      isOnSale: true,
      isAvailable: false,
      sort: 'price',
    });
    expect(storeQuery(filter, 2)).toBe(
      'q=blue%20mug&option=colour%3Ablue&option=size%3Am&sale=1&sort=price&page=2',
    );
    expect(read(storeQuery(filter))).toEqual(filter);
  });

  it('is nothing where it says nothing that is known', () => {
    const filter = read('q=+&option=size&option=:m&option=size:&sort=cheap&sale=yes&available=0&min=ten');
    expect(storeQuery(filter)).toBe('');
    expect(isNarrowed(filter)).toBe(false);
    expect(isNarrowed(read('sort=name'))).toBe(false);
    expect(isNarrowed(read('available=1'))).toBe(true);
  });

  it.each([
    ['10', '10'],
    ['9,5', '9.5'],
    ['9.50', '9.5'],
    ['1,000', '1000'],
    ['1,234.50', '1234.5'],
    ['1.234,50', '1234.5'],
    ['١٠٠٠', '1000'],
    ['٩٫٥', '9.5'],
    ['0', '0'],
    ['100', '100'],
    ['999999999', '999999999'],
    ['1000000000', null],
    ['1.000', null],
    ['-5', null],
    ['1e3', null],
    ['', null],
  ])('reads the price %j as %j', (typed, amount) => {
    expect(read(`min=${encodeURIComponent(typed)}`).lowest).toBe(amount);
    expect(read(`max=${encodeURIComponent(typed)}`).highest).toBe(amount);
  });

  it('has at most twenty values of options and 100 characters that are searched for', () => {
    const many = Array.from({ length: 30 }, (_, index) => `option=size:${String(index)}`).join('&');
    expect(read(many).options).toHaveLength(20);
    expect(read(`q=${'x'.repeat(150)}`).words).toHaveLength(100);
  });
});

describe('the ways to narrow a list', () => {
  const variant = (size: string, price: number, more: Partial<FacetVariant> = {}): FacetVariant => ({
    sku: '',
    options: [facetOption('Size', size)].flatMap((option) => option ?? []),
    price,
    onSale: false,
    isInStock: true,
    ...more,
  });
  const products = [
    { id: 'a', variants: [variant('S', 1000), variant('M', 2000, { onSale: true, isInStock: false })] },
    { id: 'b', variants: [variant('M', 3000)] },
    { id: 'c', variants: [variant('L', 4000, { onSale: true })] },
  ];
  const narrowed = (query: string) => {
    const { matching, facets } = facetsOf(products, read(query), 'USD');
    return { ids: matching.map(({ id }) => id).join(''), facets };
  };

  it.each([
    ['', 'abc'],
    ['min=20', 'abc'],
    ['min=20.01', 'bc'],
    ['max=20', 'a'],
    ['max=30', 'ab'],
    ['max=19.99', 'a'],
    ['max=9.99', ''],
    ['sale=1', 'ac'],
    ['sale=1&available=1', 'c'],
    ['option=size:m', 'ab'],
    ['option=size:m&option=size:l', 'abc'],
    ['option=size:m&available=1', 'b'],
    ['option=size:s&min=15', ''],
    ['option=colour:red', ''],
  ])('leaves of “%s” what has one variant with all of it: %s', (query, ids) => {
    expect(narrowed(query).ids).toBe(ids);
  });

  it('count what each would leave, whatever else is chosen of the same', () => {
    const { facets } = narrowed('option=size:m');
    expect(facets.options).toEqual([
      {
        key: 'size',
        text: 'Size',
        values: [
          { key: 's', text: 'S', count: 1, isChosen: false },
          { key: 'm', text: 'M', count: 2, isChosen: true },
          { key: 'l', text: 'L', count: 1, isChosen: false },
        ],
      },
    ]);
    expect([facets.onSale, facets.available, facets.prices]).toEqual([1, 1, { lowest: 2000, highest: 3000 }]);
    expect(narrowed('option=size:l').facets.prices).toBeNull();
    expect(narrowed('min=35').facets.prices).toEqual({ lowest: 1000, highest: 4000 });
  });
});
