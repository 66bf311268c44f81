import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import { cartLink } from '#site/header/cart-link.tsx';
import { NavigationList } from '#site/header/navigation-list.tsx';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { createCloseTargets } from './close-targets.ts';
import { createRuntime } from './runtime.ts';
import { showCartCount } from './show-cart-count.ts';
import { TEST_PAGE_CONTEXT } from './testing/page-context.ts';
import { pageWindow } from './testing/page-window.ts';

afterEach(() => {
  document.cookie = 'cart=; Path=/; Max-Age=0';
  document.body.replaceChildren();
});

type Content = Parameters<typeof cartLink>[1];

/** A header that leads to the cart, and the calls that are made for it. */
function drawHeader(content: Partial<Content>) {
  const nodes = [cartLink(translateEnglish, content as Content)];
  document.body.innerHTML = renderMarkup(createElement(NavigationList, { nodes }));
  const { page, fetched } = pageWindow([{ status: 200, body: { count: 3 } }]);
  showCartCount(createRuntime(page, TEST_PAGE_CONTEXT, createCloseTargets()));
  const [link] = document.getElementsByTagName('a');
  return { fetched, said: () => link?.textContent };
}

it('a visitor without a cart makes no call [ORD-06]', () => {
  document.cookie = 'carton=1; Path=/';
  const { fetched, said } = drawHeader({ kind: 'page' });
  document.cookie = 'carton=; Path=/; Max-Age=0';
  expect(fetched).toEqual([]);
  expect(said()).toBe('Cart ');
});

it('a visitor with one makes one, and reads how much is in it [ORD-06]', async () => {
  document.cookie = 'cart=secret; Path=/';
  const { fetched, said } = drawHeader({ kind: 'page' });
  await expect.poll(said).toBe('Cart 3');
  expect(fetched).toHaveLength(1);
});

it('a page that brings the count along makes none [ORD-06]', () => {
  document.cookie = 'cart=secret; Path=/';
  const { fetched, said } = drawHeader({ kind: 'cart-v2', cartCount: 2 });
  expect(fetched).toEqual([]);
  expect(said()).toBe('Cart 2');
});
