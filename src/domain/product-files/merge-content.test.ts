import { describe, expect, it } from 'vitest';
import type { FiledContent } from './filed-product.ts';
import { mergeContent } from './merge-content.ts';

const variant = (id: string, size: string, price: number, sku = '') => ({
  id,
  values: [size],
  price,
  sku,
  stock: 5,
});
const product = (fields: Partial<FiledContent> = {}): FiledContent => ({
  title: 'Jug',
  tags: ['blue'],
  options: ['Size'],
  variants: [variant('1', 'Small', 100), variant('2', 'Large', 200)],
  ...fields,
});
const filed = (fields: Partial<FiledContent> = {}): FiledContent =>
  product({ variants: [variant('', 'Small', 100), variant('', 'Large', 200)], ...fields });

describe('a product and a file that speaks of it [CRM-19]', () => {
  it('stays as it was changed here where the file says what it did', () => {
    const current = product({ title: 'Blue jug', variants: [{ ...variant('1', 'Small', 150), stock: 2 }] });
    expect(mergeContent(current, filed(), filed())).toEqual(current);
  });

  it('takes only what the file says otherwise than before', () => {
    const current = product({ title: 'Blue jug' });
    const next = filed({ variants: [variant('', 'Small', 110), variant('', 'Large', 200)], tags: ['new'] });
    expect(mergeContent(current, filed(), next)).toEqual({
      ...current,
      tags: ['new'],
      variants: [variant('1', 'Small', 110), variant('2', 'Large', 200)],
    });
  });

  it('takes what the file says otherwise than the product where nothing is known of before', () => {
    expect(mergeContent(product(), null, product({ title: 'Deep jug' }))).toEqual(
      product({ title: 'Deep jug' }),
    );
  });

  it('gets variants that are new, and none back that was removed here', () => {
    const current = product({ variants: [variant('1', 'Small', 100)] });
    const next = filed({ variants: [...filed().variants, variant('', 'Huge', 300)] });
    expect(mergeContent(current, filed(), next).variants).toEqual([
      variant('1', 'Small', 100),
      variant('', 'Huge', 300),
    ]);
  });

  it('loses no variant that the file has no longer', () => {
    const next = filed({ variants: [variant('', 'Small', 100)] });
    expect(mergeContent(product(), filed(), next).variants).toHaveLength(2);
  });

  it('takes other options with the variants that it knows by their SKU', () => {
    const current = product({ variants: [variant('1', 'Small', 100, 'A'), variant('2', 'Large', 200, 'B')] });
    const base = filed({ variants: [variant('', 'Small', 100, 'A'), variant('', 'Large', 200, 'B')] });
    const next: FiledContent = { ...filed(), options: ['Format'], variants: [variant('', 'A4', 100, 'A')] };
    expect(mergeContent(current, base, next)).toMatchObject({
      options: ['Format'],
      variants: [{ id: '1', values: ['A4'], price: 100 }],
    });
  });
});
