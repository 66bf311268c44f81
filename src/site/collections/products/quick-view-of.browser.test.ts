import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { parseDesign } from '#domain/design/design-settings.ts';
import type { ShownProduct } from '#domain/products/shown-product.ts';
import { pageStyles } from '#site/page-styles.ts';
import type { ItemPage } from '../../content/page-content.ts';
import type { SiteShell } from '../../content/site-shell.ts';
import { quickViewOf } from './quick-view-of.tsx';

const image = {
  fileId: '0199f3b4c0de0a1b2c3d4e0f',
  path: '/s/images/0199f3b4c0de0a1b2c3d4e0f/a.svg',
  width: 90,
  height: 60,
  alt: 'A jug',
  focalPoint: { x: 0.5, y: 0.5 },
};
const product = {
  id: 'a'.repeat(24),
  productType: 'physical',
  currency: 'USD',
  layout: 'products-full-width-carousel',
  most: 9,
  excerpt: '',
  options: [],
  variants: [
    {
      id: 'v1',
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
    },
  ],
  images: [],
} as unknown as ShownProduct;
const content = {
  kind: 'item',
  recordType: 'store-item',
  documentId: 'a'.repeat(24),
  title: 'Jug',
  sections: [],
  collection: { id: 'b'.repeat(24), path: '/shop', title: 'Shop' },
  featuredImage: image,
  tags: [],
  categories: [],
  publishedAt: null,
  product,
} as unknown as ItemPage;
const design = parseDesign(undefined);
const shell = { settings: { language: 'en-US', timeZone: 'UTC' }, design } as unknown as SiteShell;

afterEach(() => document.body.replaceChildren());

it('brings all its styles with it, so that it looks the same over a page without a store [NAV-33, COMM-15]', async () => {
  await page.viewport(1200, 900);
  const { html, styles } = quickViewOf(content, product, shell, '/shop/jug');
  const own = pageStyles({ design, blockTypes: [] });
  document.body.innerHTML = `<style>${own}</style><div class="portico-quick-view"><style>${styles}</style>${html}</div>`;
  const boxOf = (selector: string): DOMRect => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`There is no ${selector}`);
    return element.getBoundingClientRect();
  };
  // The pictures stand beside what is bought, and the button is one.
  expect(boxOf('.ProductItem-details').left).toBeGreaterThanOrEqual(boxOf('.ProductItem-gallery').right);
  const button = document.querySelector('.product-add button');
  expect(button === null ? '' : getComputedStyle(button).backgroundColor).not.toBe('rgb(239, 239, 239)');
  expect(boxOf('.product-add button').height).toBeGreaterThanOrEqual(44);
});
