import { afterEach, expect, it } from 'vitest';
import { createCloseTargets } from '../close-targets.ts';
import { createRuntime } from '../runtime.ts';
import { TEST_PAGE_CONTEXT } from '../testing/page-context.ts';
import { pageWindow, type PageAnswer } from '../testing/page-window.ts';
import { watchQuickViews } from './watch-quick-views.ts';

const HTML = `<div class="ProductItem"><h1 aria-level="2">Mug</h1>
  <form method="post" action="/cart/lines" data-product-form="p1"><input name="product" value="p1">
  <div class="product-add"><button>Add to cart</button></div><output></output></form></div>
  <p><a href="/shop/mug">View full details</a></p>`;
const VIEW = { title: 'Mug', html: HTML, styles: '.ProductItem{color:rgb(1,2,3)}' };

afterEach(() => {
  document.body.replaceChildren();
});

function list(answers: readonly PageAnswer[]) {
  document.body.innerHTML = '<a href="/shop/mug" data-quick-view>Quick view</a>';
  const window = pageWindow(answers);
  watchQuickViews(createRuntime(window.page, TEST_PAGE_CONTEXT, createCloseTargets()));
  const link = document.querySelector('a') as HTMLAnchorElement;
  return { ...window, link, dialog: () => document.querySelector('dialog') };
}

it('shows a product over its list, from where it is bought, and gives the focus back [NAV-33, ORD-11]', async () => {
  const added = { count: 1, isAdded: true, text: 'Mug is in your cart.', toCart: 'Go to the cart' };
  const { fetched, link, dialog } = list([
    { status: 200, body: VIEW },
    { status: 200, body: added },
  ]);
  link.focus();
  link.click();
  expect(link.ariaBusy).toBe('true');
  await expect.poll(() => dialog()?.open).toBe(true);
  expect(fetched[0]).toContain('/shop/mug?format=quick-view');
  expect(dialog()?.ariaLabel).toBe('Mug');
  expect(document.activeElement?.ariaLabel).toBe('Close');
  expect(link.ariaBusy).toBeNull();
  dialog()?.querySelector<HTMLButtonElement>('.product-add button')?.click();
  await expect.poll(() => dialog()?.querySelector('output')?.textContent).toContain('Mug is in your cart.');
  dialog()?.querySelector<HTMLButtonElement>('.quick-view-close')?.click();
  await expect.poll(dialog).toBeNull();
  expect(document.activeElement).toBe(link);
});

it('leads to the page of the product where it cannot be shown', async () => {
  const { went, link, dialog } = list([]);
  link.click();
  await expect.poll(() => went).toEqual([link.href]);
  expect(dialog()).toBeNull();
});

it('leaves clicks to the browser that open the page elsewhere', () => {
  const { fetched, link } = list([]);
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  document.removeEventListener('click', stop);
  expect(fetched).toEqual([]);
});
