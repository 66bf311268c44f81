import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { DocumentId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { ShownProduct, ShownVariant } from '#domain/products/shown-product.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { addToCart } from '../add-to-cart/index.ts';
import { addToCartDefaults } from '../add-to-cart/schema.ts';
import type { BlockContext } from '../define-block.ts';
import type { Loaded } from '../needs/need.ts';
import productPurchase from '../product-purchase.css?inline';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { product as productBlock } from './index.ts';
import { productDefaults, type ProductData } from './schema.ts';

const JUG = '0199f3b4c0de0a1b2c3d4e10' as DocumentId;
const LINK = { kind: 'page', documentId: JUG } as const;
const IMAGE = {
  fileId: '0199f3b4c0de0a1b2c3d4e0f' as FileId,
  path: '/s/images/0199f3b4c0de0a1b2c3d4e0f/a.svg',
  width: 90,
  height: 60,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};
const variant = (id: string, changes: Partial<ShownVariant>): ShownVariant => ({
  id,
  sku: '',
  price: 6800,
  salePrice: 0,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
  isInStock: true,
  left: null,
  image: null,
  values: [],
  ...changes,
});
const product: ShownProduct = {
  id: JUG,
  currency: 'USD',
  productType: 'physical',
  layout: 'products',
  most: 9,
  excerpt: 'Pours without a drip.',
  options: [{ id: 'size', name: 'Size', values: ['Small', 'Large'], valueIds: ['s', 'l'] }],
  variants: [
    variant('v1', { values: [0], isInStock: false, unlimited: false }),
    variant('v2', { values: [1], price: 9000 }),
  ],
} as unknown as ShownProduct;

afterEach(() => document.body.replaceChildren());

type Context = Partial<BlockContext> & { readonly shown?: ShownProduct | undefined };
const contextOf = ({ shown = product, ...changes }: Context) =>
  testBlockContext({
    loaded: ((kind, id) =>
      kind === 'product' && id === JUG
        ? [{ id: JUG, path: '/shop/jug', title: 'Jug', image: IMAGE, product: shown }]
        : null) as Loaded,
    ...changes,
  });

function put(markup: string, width: number): HTMLElement {
  const root = document.createElement('main');
  root.style.inlineSize = `${width}px`;
  const styles = `${productPurchase}${productBlock.styles}`;
  root.innerHTML = `<style>${styles}</style><h1>Page</h1><h2>Part</h2>${markup}`;
  document.body.append(root);
  return root;
}

function show(changes: Partial<ProductData> = {}, context: Context = {}, width = 900): HTMLElement {
  const data = { ...productDefaults(), product: LINK, ...changes };
  const props = { id: TEST_BLOCK_ID, data, context: contextOf(context) };
  return put(renderMarkup(createElement(productBlock.render, props)), width);
}

function showButton(changes: object = {}, context: Context = {}): HTMLElement {
  const data = { ...addToCartDefaults(), product: LINK, ...changes };
  const props = { id: TEST_BLOCK_ID, data, context: contextOf(context) };
  return put(renderMarkup(createElement(addToCart.render, props)), 900);
}

const OF = {
  image: '.product-picture',
  title: 'h3',
  price: '.product-price',
  excerpt: '.product-excerpt',
  quantity: '[name="pieces"]',
};
const shownOf = (root: HTMLElement) =>
  Object.entries(OF).flatMap(([name, selector]) => (root.querySelector(selector) === null ? [] : [name]));

it('shows image, title, price, choice and button, and of the rest what its owner wants [CONT-38]', () => {
  const root = show();
  expect(shownOf(root)).toEqual(['image', 'title', 'price']);
  expect(root.querySelector('h3 a')?.getAttribute('href')).toBe('/shop/jug');
  expect(root.querySelector('.product-price')?.textContent).toContain('from $68.00');
  expect(root.querySelector('button')?.textContent).toBe('Add to cart Jug');
  expect(shownOf(show({ showImage: false, showTitle: false, showPrice: false }))).toEqual([]);
  expect(shownOf(show({ showExcerpt: true, showQuantity: true }))).toEqual(Object.keys(OF));
});

it('names the link of its picture where the title does not stand beside it [CONT-38]', () => {
  expect(show().querySelector('.product-picture')?.getAttribute('aria-hidden')).toBe('true');
  expect(show({ showTitle: false }).querySelector('.product-picture')?.getAttribute('aria-label')).toBe(
    'Jug',
  );
});

it('offers what is in stock first, and what is sold out is said and not chosen [CONT-38, COMM-31]', () => {
  const options = [...show().querySelectorAll('option')];
  expect(options.map((option) => [option.textContent, option.disabled, option.selected])).toEqual([
    ['Small · Sold Out', true, false],
    ['Large · $90.00', false, true],
  ]);
  const gone = show({}, { shown: { ...product, variants: product.variants.slice(0, 1) } });
  expect(gone.querySelector('.product-sold-out')?.textContent).toBe('Sold Out');
  expect(gone.querySelector('button')).toBeNull();
});

it.each([['product', show] as const, ['add-to-cart', showButton] as const])(
  'puts the product into the cart by a form, with the text of its button as the owner writes it: %s [CONT-38, ORD-11]',
  (_type, render) => {
    const root = render({ buttonText: ' Take it home ', showQuantity: true });
    const form = root.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/cart/lines']);
    expect(root.querySelector('button')?.textContent).toBe('Take it home Jug');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['product', JUG],
      ['variant', 'v2'],
      ['pieces', '1'],
    ]);
    const pieces = root.querySelector<HTMLInputElement>('[name="pieces"]');
    expect([pieces?.min, pieces?.max]).toEqual(['1', '9']);
    // On the canvas it is written, not bought.
    expect(render({}, { mode: 'canvas' }).querySelector('button')?.type).toBe('button');
    expect(render({}, { shown: { ...product, isNotSold: true } }).querySelector('form')).toBeNull();
  },
);

it.each([['product', show] as const, ['add-to-cart', showButton] as const])(
  'says on the canvas alone that no product is chosen, and everywhere that it is not there: %s [CONT-38]',
  (_type, render) => {
    expect(render({ product: null }).querySelector('p')).toBeNull();
    expect(render({ product: null }, { mode: 'canvas' }).textContent).toContain('Choose the product');
    const missing = { ...LINK, documentId: 'f'.repeat(24) as DocumentId };
    expect(render({ product: missing }).querySelector('p')?.textContent).not.toBe('');
    expect(render({ product: missing }).querySelector('form')).toBeNull();
  },
);

it('has its picture beside its text where both have room, and above it elsewhere [CONT-38]', async () => {
  const isBeside = (root: HTMLElement): boolean => {
    const [picture, text] = ['.product-picture', '.product-text'].map((selector) =>
      root.querySelector(selector)?.getBoundingClientRect(),
    );
    if (picture === undefined || text === undefined) throw new Error('There is no picture');
    expect(text.right).toBeLessThanOrEqual(root.getBoundingClientRect().right + 1);
    return text.left > picture.right - 1;
  };
  await page.viewport(1440, 900);
  expect(isBeside(show({ layout: 'beside' }, {}, 600))).toBe(true);
  expect(isBeside(show({ layout: 'stacked' }, {}, 600))).toBe(false);
  expect(isBeside(show({ layout: 'beside' }, {}, 230))).toBe(false);
  await page.viewport(360, 740);
  expect(isBeside(show({ layout: 'beside' }, {}, 328))).toBe(false);
});

it.each(['left', 'center', 'right'] as const)(
  'stands at the %s where its owner wants it [CONT-38]',
  async (alignment) => {
    await page.viewport(1440, 900);
    const root = show({ alignment, showImage: false });
    const [outer, button] = [root, root.querySelector('button')].map((each) => each?.getBoundingClientRect());
    if (outer === undefined || button === undefined) throw new Error('There is no button');
    const [before, after] = [button.left - outer.left, outer.right - button.right];
    expect(before < 2 ? 'left' : after < 2 ? 'right' : 'center').toBe(alignment);
  },
);
