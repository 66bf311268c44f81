import { expect, it } from 'vitest';
import type { ShownProduct } from '#domain/products/shown-product.ts';
import { choiceStyles } from './choice-styles.ts';

const variant = (id: string, value: number, image: number | null) =>
  ({
    id,
    sku: '',
    price: 1000,
    salePrice: 0,
    onSale: false,
    unlimited: true,
    qtyInStock: 0,
    isInStock: true,
    left: null,
    image,
    values: [value],
  }) as const;
const product: ShownProduct = {
  id: 'p',
  productType: 'physical',
  currency: 'USD',
  layout: 'products',
  most: 9999,
  excerpt: '',
  addText: '',
  options: [{ id: 'o', name: 'Colour', values: ['Red', 'Blue'], valueIds: ['r', 'b'] }],
  variants: [variant('red', 0, null), variant('blue', 1, 1)],
  images: [],
};

it('brings the picture of the chosen variant to the front, counted with the featured one [COMM-09]', () => {
  const front =
    '.ProductItem:has(.product-choice-0-1:checked) .portico-gallery:not([data-running]) .portico-slide';
  expect(choiceStyles(product, true)).toContain(`${front}:nth-child(3){order:-1}`);
  expect(choiceStyles(product, false)).toContain(`${front}:nth-child(2){order:-1}`);
  expect(choiceStyles(product, true)).not.toContain('product-choice-0-0:checked) .portico-gallery');
});
