import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownProduct } from '#domain/products/shown-product.ts';
import { translateEnglish } from '#messages/translator.ts';
import { WaitLinks } from './wait-links.tsx';

const ID = 'a'.repeat(24);

function links(stock: readonly boolean[], tellsBack = true): string[] {
  const variants = stock.map((isInStock, place) => ({ id: `v${place}`, isInStock, values: [place] }));
  const options = [{ id: 'o', name: 'Size', values: stock.map((_, place) => `Size ${place}`), valueIds: [] }];
  const product = { id: ID, options: stock.length > 1 ? options : [], variants } as unknown as ShownProduct;
  const html = renderToStaticMarkup(
    <WaitLinks
      product={{ ...product, ...(tellsBack ? { tellsBack: true } : {}) }}
      title="Jug"
      path="/shop/jug"
      translate={translateEnglish}
    />,
  );
  return [...html.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', text = '']) => `${href.replaceAll('&amp;', '&')} ${text.replaceAll(/<[^>]+>/g, '')}`,
  );
}

it('offers of what is sold out to be told when it is back, each variant by its name [ORD-92]', () => {
  const address = `/commerce/back-in-stock?product=${ID}&variant=`;
  expect(links([false])).toEqual([`${address}v0 Tell me when it is back Jug`]);
  expect(links([true, false])).toEqual([`${address}v1 Tell me when it is back (Size 1)`]);
  expect(links([true])).toEqual([]);
  expect(links([false], false)).toEqual([]);
  // Of many the page of the product offers the one that is chosen there.
  expect(links([false, false, false, false, false, false])).toEqual([
    '/shop/jug Tell me when it is back Jug',
  ]);
});
