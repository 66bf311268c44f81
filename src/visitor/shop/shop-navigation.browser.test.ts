import { afterEach, expect, it, vi } from 'vitest';
import { createCloseTargets } from '../close-targets.ts';
import { hasCartMark } from '../has-cart-mark.ts';
import { openCheckout, openOwnCheckout } from '../open-checkout.ts';
import { createRuntime } from '../runtime.ts';
import { startShop } from '../start-shop.ts';
import { TEST_PAGE_CONTEXT } from '../testing/page-context.ts';
import { pageWindow } from '../testing/page-window.ts';
import { enterShopApp } from './load-shop-app.ts';

const NO_CART =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'cart=; Path=/; Max-Age=0';
  document.body.replaceChildren();
  document.head
    .querySelectorAll('script[src^="data:"], script[src^="/nowhere"]')
    .forEach((each) => each.remove());
  Reflect.deleteProperty(window, 'shopCalls');
});

function open(replaced: Readonly<Record<string, unknown>> = {}) {
  const { page, went } = pageWindow([], replaced);
  return { runtime: createRuntime(page, TEST_PAGE_CONTEXT, createCloseTargets()), went };
}

it('with a cart the checkout opens, without one the page says why it does not [NAV-48, NAV-49, NAV-55, NAV-57, COMM-96, COMM-97]', async () => {
  const { runtime, went } = open();
  const closed = openCheckout(runtime);
  await expect.poll(() => document.body.querySelector('dialog')?.textContent).toContain(NO_CART);
  expect(went).toEqual([]);
  document.body.querySelector<HTMLElement>('dialog button')?.click();
  await closed;
  expect([hasCartMark({ cookie: 'a=1; old-cart=1' }), hasCartMark({ cookie: 'a=1; cart=1' })]).toEqual([
    false,
    true,
  ]);
  document.cookie = 'cart=secret; Path=/';
  await openCheckout(runtime);
  expect(went).toEqual(['/commerce/goto-checkout']);
});

it('a member goes on to the checkout, whichever device their cart was begun on [ORD-08, NAV-48]', async () => {
  const { runtime, went } = open();
  document.cookie = 'member=1; Path=/';
  await openCheckout(runtime);
  document.cookie = 'member=; Path=/; Max-Age=0';
  expect(went).toEqual(['/commerce/goto-checkout']);
});

it('a link to the checkout looks for a cart first, unless it opens elsewhere [NAV-48, NAV-49]', async () => {
  const { runtime, went } = open();
  document.body.innerHTML = '<a href="/commerce/goto-checkout"><b>Checkout</b></a>';
  startShop(runtime);
  const press = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('b')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press({ ctrlKey: true });
  expect(document.querySelector('dialog')).toBeNull();
  expect(press()).toBe(true);
  await expect.poll(() => document.body.querySelector('dialog')?.textContent).toContain(NO_CART);
  expect(went).toEqual([]);
});

it('the other checkouts carry all they need, and ask for no cart [NAV-50, NAV-51, NAV-52, NAV-53, NAV-56]', () => {
  const { runtime, went } = open();
  openOwnCheckout(runtime, { kind: 'subscribe', cartToken: 'a b' });
  openOwnCheckout(runtime, { kind: 'donate', donatePageId: 'd1' });
  openOwnCheckout(runtime, { kind: 'giftcard', websiteId: 'w', giftCardProductId: 'g', sku: 'G-25' });
  openOwnCheckout(runtime, { kind: 'giftcard', websiteId: 'w', giftCardProductId: 'g' });
  openOwnCheckout(runtime, { kind: 'giftcard', websiteId: 'w', giftCardProductId: 'g', sku: undefined });
  openOwnCheckout(runtime, { kind: 'giftcard', websiteId: 'w', giftCardProductId: 'g', sku: '' });
  expect(went).toEqual([
    '/checkout/subscribe?cartToken=a+b',
    '/checkout/donate?donatePageId=d1',
    '/checkout/giftcard?websiteId=w&giftCardProductId=g&sku=G-25',
    ...Array.from({ length: 3 }, () => '/checkout/giftcard?websiteId=w&giftCardProductId=g'),
  ]);
});

it('within the editor the whole window goes, within another site only the frame [NAV-54, EDIT-83]', () => {
  const above: string[] = [];
  const inEditor = open({ self: window, top: { location: { pathname: '/config/pages' } } });
  // As the editor does, which leads its window itself.
  const lead = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) above.push(event.target.pathname + event.target.search);
  };
  document.addEventListener('click', lead, { capture: true, once: true });
  openOwnCheckout(inEditor.runtime, { kind: 'donate', donatePageId: 'd1' });
  expect([above, inEditor.went]).toEqual([['/checkout/donate?donatePageId=d1'], []]);
  expect(document.querySelector('a[target]')).toBeNull();
  const foreign = {
    get location(): never {
      throw new DOMException('Blocked', 'SecurityError');
    },
  };
  const elsewhere = open({ self: window, top: foreign });
  openOwnCheckout(elsewhere.runtime, { kind: 'donate', donatePageId: 'd1' });
  expect(elsewhere.went).toEqual(['/checkout/donate?donatePageId=d1']);
});

const bundle = (mark: string) =>
  `data:text/javascript,${encodeURIComponent(`
    const say = (what) => (globalThis.shopCalls ??= []).push(what);
    say('loaded ${mark}');
    export const init = ({ state }) => say('init ' + state.a);
    export const destroy = () => say('destroy');`)}`;
const said = () => (window as unknown as { shopCalls?: string[] }).shopCalls ?? [];

it('brings the cart its script by a tag, once, and tells it when the page is entered and left [NAV-60, NAV-61, NAV-62, NAV-63, NAV-64, NAV-68, DATA-58, DATA-59, DATA-60, COMM-92, CONT-260]', async () => {
  document.body.innerHTML = '<div id="sqs-cart-root"></div>';
  const leaving = new EventTarget();
  const { page } = pageWindow([], { addEventListener: leaving.addEventListener.bind(leaving) });
  const context = { ...TEST_PAGE_CONTEXT, rollups: { cart: bundle('a') }, appState: { a: 1 } };
  startShop(createRuntime(page, context, createCloseTargets()));
  await expect.poll(said).toEqual(['loaded a', 'init 1']);
  expect(document.head.querySelectorAll('script[type="module"][src^="data:"]')).toHaveLength(1);
  leaving.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  leaving.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(said()).toEqual(['loaded a', 'init 1', 'destroy', 'init 1']);
});

it('a page without a cart loads none [NAV-60]', () => {
  const context = { ...TEST_PAGE_CONTEXT, rollups: { cart: bundle('b') } };
  startShop(createRuntime(pageWindow().page, context, createCloseTargets()));
  expect(document.head.querySelector('script[src^="data:"]')).toBeNull();
});

it('a script of the cart that does not come is told to the console and to the visitor, whose forms stay [NAV-65, NAV-69, DATA-61, COMM-93]', async () => {
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<div id="sqs-cart-root"><form></form></div>';
  const root = document.querySelector<HTMLElement>('#sqs-cart-root');
  const { page } = pageWindow();
  const runtime = { window: page, document, context: TEST_PAGE_CONTEXT };
  const entering = enterShopApp(runtime, {
    name: 'cart',
    address: '/nowhere/cart.js',
    root: root ?? document.body,
  });
  await expect(entering).rejects.toThrow('/nowhere/cart.js could not be loaded');
  expect(console_).toHaveBeenCalledWith('Failed to load cart page bundle', expect.any(Error));
  const alert = root?.querySelector('[role=alert]');
  expect(alert?.querySelector('p')?.textContent).toBe('Unable to load your cart. Please reload the page.');
  expect(alert?.querySelector('button')?.textContent).toBe('Reload');
  expect(root?.querySelector('form')).not.toBeNull();
});
