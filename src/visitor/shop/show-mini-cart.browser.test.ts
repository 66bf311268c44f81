import { afterEach, expect, it, vi } from 'vitest';
import { createCloseTargets } from '../close-targets.ts';
import { createRuntime } from '../runtime.ts';
import { startShop } from '../start-shop.ts';
import { TEST_PAGE_CONTEXT } from '../testing/page-context.ts';
import { pageWindow, type PageAnswer } from '../testing/page-window.ts';

const LINE = `<h2 tabindex="-1">Cart</h2><form method="post" action="/cart/lines">
  <input type="hidden" name="line" value="l1"><button name="pieces" value="0">Remove</button></form>`;
const FULL = { title: 'Cart', html: LINE, styles: '.mini{}', count: 2, spoken: 'Subtotal: $136.00' };
const UNDO = `<h2 tabindex="-1">Cart</h2><div class="cart-done"><form method="post" action="/cart/lines">
  <input type="hidden" name="product" value="p1"><button>Undo</button></form></div>`;
const EMPTY = { ...FULL, html: UNDO, count: 0, spoken: 'Jug was removed.' };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function open(answers: readonly PageAnswer[], html = '') {
  document.body.innerHTML = `<a href="/cart">Cart <span data-cart-count></span></a>${html}`;
  const window = pageWindow(answers);
  startShop(createRuntime(window.page, TEST_PAGE_CONTEXT, createCloseTargets()));
  const link = document.querySelector('a') as HTMLAnchorElement;
  return { ...window, link, dialog: () => document.querySelector('dialog') };
}

it('shows the cart beside the page, takes a line out, leads to what undoes it, and gives the focus back [NAV-70]', async () => {
  const { fetched, sent, link, dialog, went } = open([
    { status: 200, body: FULL },
    { status: 200, body: EMPTY },
  ]);
  link.focus();
  link.click();
  await expect.poll(() => dialog()?.open).toBe(true);
  expect(fetched[0]).toMatch(/\/cart$/);
  expect(dialog()?.ariaLabel).toBe('Cart');
  expect(document.activeElement?.ariaLabel).toBe('Close');
  expect(link.querySelector('span')?.textContent).toBe('2');
  dialog()?.querySelector<HTMLButtonElement>('[name=pieces]')?.click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Undo');
  expect(sent[1]?.body).toEqual(new URLSearchParams('line=l1&pieces=0'));
  expect(dialog()?.querySelector('output')?.textContent).toBe('Jug was removed.');
  expect(link.querySelector('span')?.textContent).toBe('');
  dialog()?.querySelector<HTMLButtonElement>('.mini-cart-close')?.click();
  await expect.poll(dialog).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(went).toEqual([]);
});

it('opens once, however often the link is pressed while it comes', async () => {
  const { fetched, link, dialog } = open([
    { status: 200, body: FULL },
    { status: 200, body: FULL },
  ]);
  link.click();
  link.click();
  await expect.poll(() => dialog()?.open).toBe(true);
  expect([fetched.length, document.querySelectorAll('dialog').length]).toEqual([1, 1]);
  await expect.poll(() => link.ariaBusy).toBeNull();
});

it('leads to the page of the cart where it cannot be shown', async () => {
  const { went, link, dialog } = open([{ status: 404, body: { error: 'none' } }]);
  link.click();
  await expect.poll(() => went).toEqual([link.href]);
  expect(dialog()).toBeNull();
});

it('leaves the link to the browser on the cart page and in the checkout, and where it opens elsewhere', () => {
  const onCart = open([], '<div id="sqs-cart-root"></div>');
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop);
  onCart.link.click();
  const elsewhere = open([]);
  elsewhere.link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  window.removeEventListener('click', stop);
  expect([...onCart.fetched, ...elsewhere.fetched]).toEqual([]);
});
