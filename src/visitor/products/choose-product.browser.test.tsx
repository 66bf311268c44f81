import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseDesign } from '#domain/design/design-settings.ts';
import type { ShownProduct, ShownVariant } from '#domain/products/shown-product.ts';
import { translateEnglish } from '#messages/translator.ts';
import { choiceStyles } from '#site/collections/products/choice-styles.ts';
import { ProductVariants } from '#site/collections/products/product-variants.tsx';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { pageStyles } from '#site/page-styles.ts';
import productStyles from '#site/styles/products.css?inline';
import { createCloseTargets } from '../close-targets.ts';
import { createRuntime } from '../runtime.ts';
import { TEST_PAGE_CONTEXT } from '../testing/page-context.ts';
import { pageWindow, type PageAnswer } from '../testing/page-window.ts';
import { chooseProduct } from './choose-product.ts';

const variant = (id: string, value: number, unlimited: boolean): ShownVariant => ({
  id,
  sku: '',
  price: 2800,
  salePrice: 0,
  onSale: false,
  unlimited,
  qtyInStock: 1,
  isInStock: true,
  left: null,
  image: null,
  values: [value],
});
const bowl = (unlimited: boolean): ShownProduct => ({
  id: 'p1',
  productType: 'physical',
  currency: 'USD',
  layout: 'products',
  most: 9999,
  excerpt: '',
  addText: '',
  options: [{ id: 'o1', name: 'Size', values: ['Small', 'Large'], valueIds: ['s', 'l'] }],
  variants: [variant('v1', 0, unlimited), variant('v2', 1, unlimited)],
  images: [],
});

const style = document.createElement('style');
beforeEach(() => {
  const looks = pageStyles({ design: parseDesign(undefined), blockTypes: [] });
  style.textContent = looks + productStyles + choiceStyles(bowl(false));
  document.head.append(style);
});
afterEach(() => {
  style.remove();
  document.body.replaceChildren();
});

function draw(product: ShownProduct, answers: readonly PageAnswer[]) {
  const form = createElement(ProductVariants, {
    product,
    hasFeatured: false,
    mode: 'page',
    translate: translateEnglish,
  });
  const count = '<span data-cart-count></span>';
  document.body.innerHTML = `${count}<div class="ProductItem">${renderMarkup(form)}</div>`;
  const { page, fetched, sent } = pageWindow(answers);
  chooseProduct(createRuntime(page, TEST_PAGE_CONTEXT, createCloseTargets()));
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found;
  return {
    fetched,
    sent,
    button: find<HTMLButtonElement>('.product-add button'),
    said: find<HTMLOutputElement>('output'),
    count: find<HTMLElement>('[data-cart-count]'),
    choose: (at: number) => find<HTMLInputElement>(`.product-choice-0-${at}`).click(),
    lineOf: (id: string) =>
      find<HTMLElement>(`[data-variant="${id}"] :is(.product-in-stock, .product-sold-out)`),
  };
}

it('says what is sold out meanwhile, which can no longer be added [ORD-91, COMM-31]', async () => {
  const variants = [
    { id: 'v1', isInStock: true, text: 'In stock' },
    { id: 'v2', isInStock: false, text: 'Sold Out' },
  ];
  const { fetched, button, choose, lineOf } = draw(bowl(false), [{ status: 200, body: { variants } }]);
  await expect.poll(() => lineOf('v2').textContent).toBe('Sold Out');
  expect(fetched).toHaveLength(1);
  expect(lineOf('v1').textContent).toBe('In stock');
  expect(button.checkVisibility()).toBe(true);
  choose(1);
  expect(button.checkVisibility()).toBe(false);
  choose(0);
  expect(button.checkVisibility()).toBe(true);
});

it('asks nothing where nothing is counted', () => {
  expect(draw(bowl(true), []).fetched).toEqual([]);
});

it('says of what a shop without its function does not sell that it cannot be bought, and counts nothing [CONT-228]', () => {
  const { fetched, button } = draw({ ...bowl(false), isNotSold: true }, []);
  expect(fetched).toEqual([]);
  expect(button).toBeNull();
  expect(document.body.textContent).toContain('This cannot be bought at the moment.');
  expect(document.body.textContent).not.toContain('In stock');
  expect(document.body.textContent).toContain('$28.00');
});

it('puts the choice into the cart once, however often it is pressed, and stays, with the focus where it was [ORD-06, ORD-11]', async () => {
  const answer = { count: 3, isAdded: true, text: 'Bowl is in your cart.', toCart: 'Go to the cart' };
  const { sent, button, said, count, choose } = draw(bowl(true), [{ status: 200, body: answer }]);
  choose(1);
  button.focus();
  button.click();
  button.click();
  await expect.poll(() => said.textContent).toBe('Bowl is in your cart. Go to the cart');
  expect(sent).toHaveLength(1);
  expect(said.querySelector('a')?.getAttribute('href')).toBe('/cart');
  expect(count.textContent).toBe('3');
  expect(document.activeElement).toBe(button);
  expect(sent[0]?.body).toContain('option-o1=l');
  choose(0);
  expect(said.textContent).toBe('');
});

it('shows the picture of the choice in the gallery beside it [COMM-09, GAL-217]', () => {
  const withPicture = bowl(true);
  const [small, large] = withPicture.variants;
  if (small === undefined || large === undefined) throw new Error('no variants');
  const { choose } = draw({ ...withPicture, variants: [small, { ...large, image: 2 }] }, []);
  const gallery = '<div data-shown="0"><div class="portico-gallery"></div></div>';
  document.querySelector('.ProductItem')?.insertAdjacentHTML('afterbegin', gallery);
  const shown: (string | undefined)[] = [];
  const pictures = document.querySelector<HTMLElement>('[data-shown]');
  document
    .querySelector('.portico-gallery')
    ?.addEventListener('portico:show-slide', () => shown.push(pictures?.dataset['shown']));
  choose(1);
  choose(1);
  expect(shown).toEqual(['2']);
  choose(0);
  expect(shown).toEqual(['2', '0']);
});

it('says why it is not in the cart', async () => {
  const answer = { count: 0, isAdded: false, text: 'Bowl is sold out.', toCart: 'Go to the cart' };
  const { button, said } = draw(bowl(true), [{ status: 200, body: answer }]);
  button.click();
  await expect.poll(() => said.textContent).toBe('Bowl is sold out.');
  expect(said.querySelector('a')).toBeNull();
});

it('says that the store takes no orders, where the others say what is in the cart [ORD-29]', async () => {
  const text = 'This store is not taking orders at the moment.';
  const { button, said } = draw(bowl(true), [{ status: 503, body: { errors: { cart: text } } }]);
  button.focus();
  button.click();
  await expect.poll(() => said.textContent).toBe(text);
  await expect.poll(() => button.ariaDisabled).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('[role="alertdialog"], dialog')).toBeNull();
});
