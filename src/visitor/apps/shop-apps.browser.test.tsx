import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { CartState, ShownLine } from '#views/cart/cart-state.ts';
import { CartRoot, CartView } from '#views/cart/cart-view.tsx';
import checkoutStyles from '#views/checkout/checkout.css?inline';
import type { CheckoutField, CheckoutState } from '#views/checkout/checkout-state.ts';
import { CheckoutRoot, CheckoutView } from '#views/checkout/checkout-view.tsx';
import { DonateRoot, DonateView, type DonateState } from '#views/checkout/donate-view.tsx';
import { pageWindow } from '../testing/page-window.ts';
import { askForState } from './ask-for-state.ts';

const line = (id: string, title: string, pieces: number): ShownLine => ({
  id,
  title,
  href: `/shop/${title}`,
  image: null,
  options: 'Large',
  answers: [{ label: 'Name', answer: 'Ada' }],
  unitPrice: '$2.00',
  amount: `$${pieces * 2}.00`,
  pieces,
  most: 9999,
  quantityLabel: `Quantity of ${title}`,
  removeLabel: `Remove ${title}`,
  problem: null,
});
const words = {
  title: 'Cart',
  empty: 'Your cart is empty.',
  toShop: 'Go to the shop',
  toCart: 'Go to the cart',
  quantity: 'Quantity',
  price: 'Price',
  update: 'Update',
  remove: 'Remove',
  undo: 'Undo',
  subtotal: 'Subtotal',
  estimatedTotal: 'Estimated total',
  codes: 'Discount code',
  code: 'Code',
  apply: 'Apply',
  checkout: 'Checkout',
  blocked: 'Change it.',
  failed: 'This could not be saved.',
  tryAgain: 'Try again',
};
const cart = (lines: readonly ShownLine[], changes: Partial<CartState> = {}): CartState => {
  const count = lines.reduce((sum, { pieces }) => sum + pieces, 0);
  return {
    words,
    notices: [],
    lines,
    count,
    subtotal: `$${count * 2}.00`,
    discounts: [{ title: 'Friends', amount: '-$1.00' }],
    delivery: null,
    afterDiscounts: `$${count * 2 - 1}.00`,
    tax: 'Tax calculated at checkout',
    freeDelivery: '$4.00 more for free delivery.',
    codes: [{ code: 'FRIENDS', problem: null, removeLabel: 'Remove the code FRIENDS' }],
    cards: [
      {
        id: 'one',
        title: 'Gift card',
        text: '$9.00 left',
        isProblem: false,
        removeLabel: 'Remove gift card',
      },
    ],
    canCheckOut: true,
    shopPath: '/shop',
    spoken: `Subtotal: $${count * 2}.00`,
    ...changes,
  };
};

const field = (name: string, changes: Partial<CheckoutField> = {}): CheckoutField => ({
  name,
  kind: 'text',
  label: name,
  value: '',
  autocomplete: 'off',
  isRequired: true,
  maxLength: 100,
  problem: null,
  hint: null,
  options: [],
  ...changes,
});
const checkout = (step: string, changes: Partial<CheckoutState> = {}): CheckoutState => ({
  title: 'Checkout',
  steps: {
    label: 'Steps',
    entries: [
      { title: 'Contact', href: '/checkout/contact', isCurrent: false },
      { title: 'Delivery', href: null, isCurrent: true },
      { title: 'Payment', href: null, isCurrent: false },
    ],
  },
  problems: null,
  notices: ['Lost'],
  links: [{ href: '/account/login', label: 'Sign in' }],
  entered: [
    {
      title: 'Contact',
      lines: ['ada@example.com', '+41 79 000 00 00'],
      change: { href: '/checkout/contact', label: 'Change' },
      changeLabel: 'Change contact',
    },
  ],
  form: {
    action: `/checkout/${step}`,
    hidden: { crumb: 'c', total: '100' },
    parts: [
      { kind: 'fields', legend: 'Contact', fields: [field('email', { kind: 'email', hint: 'Yours' })] },
      {
        kind: 'address',
        legend: 'Address',
        box: field('billingOther', { kind: 'check', value: 'yes' }),
        fields: [
          field('shipping-name'),
          field('shipping-country', {
            kind: 'select',
            value: 'CH',
            options: [
              { value: 'CH', label: 'Switzerland' },
              { value: 'US', label: 'United States' },
            ],
          }),
        ],
        changeCountry: 'Use this country',
      },
      {
        kind: 'choice',
        name: 'option',
        legend: 'Delivery',
        text: 'Choose',
        value: 'post',
        options: [
          { value: 'post', label: 'Post', note: 'Slow', price: '$5.00' },
          { value: 'air', label: 'Air', note: '', price: '$9.00' },
        ],
      },
      { kind: 'fields', legend: null, fields: [field('note', { kind: 'area', maxLength: 500 })] },
      { kind: 'text', title: 'How to pay', text: 'By transfer' },
    ],
    submit: 'Continue',
  },
  summary: {
    title: 'Your order',
    lines: [{ id: 'l', title: 'Bowl', option: 'Large', pieces: 'Quantity: 1', amount: '$2.00' }],
    rows: [{ label: 'Total', amount: '$7.00', isTotal: true }],
    link: { href: '/cart', label: 'Change the cart' },
  },
  spoken: 'Total: $7.00',
  words: { failed: 'This could not be saved.', tryAgain: 'Try again', paying: 'Please wait.' },
  ...changes,
});

let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
});
let leave: (() => void) | undefined;
afterEach(() => {
  leave?.();
  leave = undefined;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

interface Answer {
  readonly body?: unknown;
  /** Not answered at all. */
  readonly isLost?: boolean;
  /** Answered only so many milliseconds later. */
  readonly after?: number;
}

const APPS = {
  cart: () => import('./cart/main.ts'),
  checkout: () => import('./checkout/main.ts'),
  donate: () => import('./donate/main.ts'),
};

/** The page as the server sends it, its script, and a server that gives these answers one after the other. */
async function open(
  name: 'cart' | 'checkout' | 'donate',
  view: ReactElement,
  state: unknown,
  answers: readonly Answer[],
) {
  document.body.innerHTML = `<span class="portico-cart-count">1</span><main>${renderMarkup(view)}</main>`;
  const left = [...answers];
  const calls: { url: string; method: string; body: string; accept: string }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string> | undefined;
    calls.push({
      url,
      method: init.method ?? 'GET',
      body: init.body instanceof URLSearchParams ? init.body.toString() : '',
      accept: headers?.['accept'] ?? '',
    });
    const answer = left.shift();
    if (answer === undefined || answer.isLost === true) throw new TypeError('lost');
    if (answer.after !== undefined) await new Promise((done) => setTimeout(done, answer.after));
    return new Response(JSON.stringify(answer.body), { headers: { 'content-type': 'application/json' } });
  };
  const history = {
    pushState: vi.fn<History['pushState']>(),
    replaceState: vi.fn<History['replaceState']>(),
  };
  const { page, location, went } = pageWindow([], { fetch, history, scrollTo: () => {} });
  location.pathname = { cart: '/cart', checkout: '/checkout/delivery', donate: '/checkout/donate' }[name];
  location.search = name === 'donate' ? '?donatePageId=d' : '';
  const app = await APPS[name]();
  app.init({ window: page, state });
  leave = () => app.destroy();
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found;
  return { calls, went, find, history, app };
}
const openCart = (state: CartState, answers: readonly CartState[] | readonly Answer[]) =>
  open(
    'cart',
    <CartRoot>
      <CartView state={state} />
    </CartRoot>,
    state,
    answers.map((each) => ('words' in each ? { body: { app: 'cart', state: each } } : each)),
  );
const openCheckout = (state: CheckoutState, answers: readonly (CheckoutState | Answer)[]) =>
  open(
    'checkout',
    <CheckoutRoot>
      <CheckoutView state={state} />
    </CheckoutRoot>,
    state,
    answers.map((each) => ('words' in each ? { body: { app: 'checkout', state: each } } : each)),
  );

it('take over what the server drew as it is, with nothing to complain about [NAV-63, ORD-15]', async () => {
  const notices = [{ tone: 'problem', text: 'Gone.', undo: null }] as const;
  const blocked = {
    ...line('b', 'Jug', 3),
    problem: { text: 'Only 1', take: { pieces: 1, label: 'Take 1' } },
  };
  for (const state of [cart([line('a', 'Bowl', 1), blocked], { notices }), cart([])]) {
    const drawn = renderMarkup(<CartView state={state} />);
    const { app } = await openCart(state, []);
    await new Promise((resolve) => setTimeout(resolve, 50));
    app.destroy();
    expect(document.querySelector('#sqs-cart-root')?.textContent).toBe(
      new DOMParser().parseFromString(drawn, 'text/html').body.textContent,
    );
  }
  const problems = { title: 'Wrong', entries: [{ href: '#checkout-email', text: 'Email: wrong' }] };
  await openCheckout(checkout('delivery', { problems }), []);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(complaints).toEqual([]);
});

it('a changed quantity is sent by itself, the total is told, and the focus stays where it is [NAV-60, NAV-70, ORD-15]', async () => {
  const { calls, find } = await openCart(cart([line('a', 'Bowl', 1)]), [cart([line('a', 'Bowl', 3)])]);
  const quantity = find<HTMLInputElement>('input[name="pieces"][type="number"]');
  expect(getComputedStyle(find('.shop-said')).display).not.toBe('none');
  await userEvent.fill(quantity, '3');
  quantity.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => find('.cart-totals dd').textContent).toBe('$6.00');
  expect(calls).toEqual([
    {
      url: '/cart/lines',
      method: 'POST',
      body: 'line=a&pieces=3',
      accept: 'application/vnd.portico.state+json',
    },
  ]);
  expect(document.activeElement).toBe(quantity);
  expect(find('.shop-said').textContent).toBe('Subtotal: $6.00');
  expect(find('.portico-cart-count').textContent).toBe('3');
});

it('a quantity that is refused goes back to what is in the cart, and why is said [ORD-02, ORD-15]', async () => {
  const refused = cart([line('a', 'Bowl', 1)], {
    notices: [{ tone: 'problem', text: 'Only 1 of Bowl left.', undo: null }],
  });
  const { find } = await openCart(cart([line('a', 'Bowl', 1)]), [refused]);
  const quantity = find<HTMLInputElement>('input[name="pieces"][type="number"]');
  await userEvent.fill(quantity, '8');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('[role=alert]')?.textContent).toBe('Only 1 of Bowl left.');
  expect(quantity.value).toBe('1');
});

it('what is removed can be put back, and the focus is where the work goes on [ORD-11, ORD-15]', async () => {
  const removed = cart([line('b', 'Jug', 2)], {
    notices: [{ tone: 'done', text: 'Bowl was removed.', undo: { product: 'p', variant: 'v', pieces: 1 } }],
  });
  const back = cart([line('b', 'Jug', 2), line('c', 'Bowl', 1)]);
  const { calls, find } = await openCart(cart([line('a', 'Bowl', 1), line('b', 'Jug', 2)]), [removed, back]);
  await userEvent.click(find('[aria-label="Remove Bowl"]'));
  await expect.poll(() => document.activeElement?.textContent).toBe('Undo');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('value')).toBe('1');
  expect(calls.map(({ body }) => body)).toEqual(['line=a&pieces=0', 'product=p&variant=v&pieces=1']);
});

it('what did not arrive stays as it was typed, and is sent again by a button [ORD-15]', async () => {
  const { calls, find } = await openCart(cart([line('a', 'Bowl', 1)], { codes: [], cards: [] }), [
    { isLost: true },
    { body: { app: 'cart', state: cart([line('a', 'Bowl', 1)]) } },
  ]);
  find<HTMLElement>('.cart-codes summary').click();
  const code = find<HTMLInputElement>('[name="code"]');
  await userEvent.fill(code, 'FRIENDS');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('.shop-failed p')?.textContent).toBe('This could not be saved.');
  expect(code.value).toBe('FRIENDS');
  await userEvent.click(find('[data-retry]'));
  await expect.poll(() => find('.cart-codes li strong')?.textContent).toBe('FRIENDS');
  expect(find('.shop-failed')).toBeNull();
  expect(code.value).toBe('');
  expect(calls.map(({ body }) => body)).toEqual(['code=FRIENDS', 'code=FRIENDS']);
});

it('a country, a region and a way of delivery count at once, what else was typed stays, and the total is told [ORD-15, ORD-19]', async () => {
  const now = checkout('delivery', { spoken: 'Total: $11.00' });
  const { calls, find } = await openCheckout(checkout('delivery'), [now]);
  const name = find<HTMLInputElement>('[name="shipping-name"]');
  await userEvent.fill(name, 'Ada');
  await userEvent.click(find('[value="air"]'));
  await expect.poll(() => find('.shop-said').textContent).toBe('Total: $11.00');
  const sent = new URLSearchParams(calls[0]?.body);
  expect([calls[0]?.url, sent.get('act'), sent.get('option'), sent.get('shipping-name')]).toEqual([
    '/checkout/delivery',
    'country',
    'air',
    'Ada',
  ]);
  expect(name.value).toBe('Ada');
  expect(find<HTMLInputElement>('[value="air"]').checked).toBe(true);
  expect(document.activeElement).toBe(find('[value="air"]'));
});

it('a step leads to the next one in place, and what is wrong takes the focus [ORD-14, ORD-15, ORD-25]', async () => {
  const problems = { title: 'Wrong', entries: [{ href: '#checkout-email', text: 'Email: wrong' }] };
  const { find, history, calls } = await openCheckout(checkout('delivery'), [
    checkout('delivery', { problems }),
    checkout('payment', { notices: [] }),
  ]);
  const go = () => [...document.querySelectorAll<HTMLElement>('form > button')].at(-1);
  go()?.click();
  go()?.click();
  await expect.poll(() => document.activeElement?.id).toBe('checkout-problems');
  expect(calls).toHaveLength(1);
  go()?.click();
  await expect.poll(() => find('form').getAttribute('action')).toBe('/checkout/payment');
  expect(history.pushState).toHaveBeenCalledWith(null, '', '/checkout/payment');
  expect(document.activeElement?.textContent).toBe('Checkout');
});

it('who changes a field and goes to another step at once stays there, however slow the answers are [ORD-14, ORD-15]', async () => {
  const kept = { body: { app: 'checkout', state: checkout('delivery') }, after: 400 };
  const contact = { body: { app: 'checkout', state: checkout('contact') }, after: 400 };
  const { calls, find, history } = await openCheckout(checkout('delivery'), [
    kept,
    contact,
    checkout('delivery'),
  ]);
  await userEvent.click(find('[value="air"]'));
  find<HTMLElement>('.checkout-steps a').click();
  await expect.poll(() => find('form').getAttribute('action')).toBe('/checkout/contact');
  await new Promise((done) => setTimeout(done, 400));
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /checkout/delivery',
    'GET /checkout/contact',
  ]);
  expect(new URLSearchParams(calls[0]?.body).get('option')).toBe('air');
  expect(find('form').getAttribute('action')).toBe('/checkout/contact');
  expect(history.pushState).toHaveBeenCalledTimes(1);
});

it('what is typed into the note is counted [ORD-22]', async () => {
  const { find } = await openCheckout(checkout('payment'), []);
  await userEvent.fill(find('textarea'), 'Ring 👩‍🚀');
  expect(find('.checkout-counter').textContent).toBe('6 / 500');
  expect(find('textarea ~ output').textContent).toBe('');
  await userEvent.fill(find('textarea'), 'a'.repeat(480));
  expect(find('textarea ~ output').textContent).toBe('480 / 500');
});

it('an order, a sign-in and another shop page are opened as pages [ORD-15, ORD-38]', async () => {
  const { went } = await openCheckout(checkout('payment'), [{ body: { to: '/checkout/order/abc' } }]);
  document.querySelector<HTMLFormElement>('form')?.requestSubmit();
  await expect.poll(() => went).toEqual(['/checkout/order/abc']);
  const page = pageWindow([], {
    fetch: () =>
      Promise.resolve(
        Object.defineProperties(new Response('<h1>', { headers: { 'content-type': 'text/html' } }), {
          redirected: { value: true },
          url: { value: 'http://shop.example/account/login' },
        }),
      ),
  }).page;
  expect(await askForState(page, { address: '/checkout/contact', body: null })).toEqual({
    kind: 'leave',
    to: 'http://shop.example/account/login',
  });
});

it('what was typed and not sent is kept when the page is left, and nothing listens any more [NAV-64, ORD-14]', async () => {
  const { calls, find, app } = await openCheckout(checkout('delivery'), []);
  await userEvent.fill(find('[name="shipping-name"]'), 'Ada');
  app.destroy();
  expect(calls.map(({ url, body }) => [url, new URLSearchParams(body).get('shipping-name')])).toEqual([
    ['/checkout/delivery', 'Ada'],
  ]);
  const isSent = find<HTMLFormElement>('form').dispatchEvent(
    new Event('submit', { cancelable: true, bubbles: true }),
  );
  expect(isSent).toBe(true);
});

it('fold what is ordered on phones into a line with what is to pay, opened once for all answers, and show it whole before the last button [ORD-15, ORD-24]', async () => {
  const styles = document.head.appendChild(document.createElement('style'));
  styles.textContent = checkoutStyles;
  const dearer = {
    ...checkout('delivery').summary,
    rows: [{ label: 'Total', amount: '$9.00', isTotal: true }],
  };
  const last = { label: 'Steps', entries: [{ title: 'Payment', href: null, isCurrent: true }] };
  const { find } = await openCheckout(checkout('delivery'), [
    checkout('delivery', { summary: dearer }),
    checkout('payment', { steps: last, summary: dearer }),
  ]);
  await page.viewport(360, 740);
  const ordered = find('.checkout-ordered');
  const line = find<HTMLElement>('.checkout-fold > summary');
  expect(line.textContent).toBe('Your order$7.00');
  expect([ordered.checkVisibility(), document.querySelector('.checkout-again')]).toEqual([false, null]);
  line.focus();
  await userEvent.keyboard('{Enter}');
  expect(ordered.checkVisibility()).toBe(true);
  await userEvent.selectOptions(find('[name="shipping-country"]'), 'US');
  await expect.poll(() => line.textContent).toBe('Your order$9.00');
  expect(ordered.checkVisibility()).toBe(true);
  await userEvent.click(find('.checkout-main button[data-size="large"]'));
  await expect.poll(() => document.querySelector('.checkout-again')).not.toBeNull();
  const again = find('.checkout-again');
  expect([again.checkVisibility(), again.nextElementSibling?.textContent]).toEqual([true, 'Continue']);
  expect(again.textContent).toContain('Bowl');
  await page.viewport(1000, 740);
  expect([again.checkVisibility(), line.checkVisibility(), ordered.checkVisibility()]).toEqual([
    false,
    false,
    true,
  ]);
  styles.remove();
});

it('the page of a fund shows the fields of a country once it is chosen, what is wrong in place, and leads on to the payment; what was typed is asked for by no other tab [ORD-15, ORD-25, ORD-35]', async () => {
  const state = (city: string, changes: Partial<DonateState> = {}): DonateState => ({
    title: 'Trees',
    text: '',
    problems: null,
    form: {
      action: '/checkout/donate?donatePageId=d',
      hidden: { crumb: 'c' },
      parts: [
        {
          kind: 'address',
          legend: 'Your address',
          box: null,
          fields: [
            field(`billing-${city}`),
            field('billing-country', {
              kind: 'select',
              options: ['CH', 'US'].map((value) => ({ value, label: value })),
            }),
          ],
          changeCountry: 'Use this country',
        },
      ],
      submit: 'Continue to payment',
    },
    spoken: '',
    words: { failed: 'This could not be saved.', tryAgain: 'Try again' },
    ...changes,
  });
  const styles = document.head.appendChild(document.createElement('style'));
  styles.textContent = checkoutStyles;
  const problems = { title: 'Wrong', entries: [{ href: '#checkout-region', text: 'Needed' }] };
  const shown = state('city');
  const { calls, find, went, history } = await open(
    'donate',
    <DonateRoot>
      <DonateView state={shown} />
    </DonateRoot>,
    shown,
    [
      { body: { app: 'donate', state: state('region') } },
      { body: { app: 'donate', state: state('region', { problems }) } },
      { body: { to: '/checkout/payment' } },
    ],
  );
  expect(find('.checkout-country').checkVisibility()).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await userEvent.selectOptions(find('[name="billing-country"]'), 'US');
  await expect.poll(() => find('[name="billing-region"]')).not.toBeNull();
  expect(calls.map(({ url, method, body }) => [url, method, body])).toEqual([
    ['/checkout/donate?donatePageId=d', 'POST', 'crumb=c&billing-city=&billing-country=US&act=country'],
  ]);
  expect([find<HTMLSelectElement>('select').value, history.pushState.mock.calls]).toEqual(['US', []]);
  await userEvent.click(find('button[data-size="large"]'));
  await expect.poll(() => document.activeElement?.id).toBe('checkout-problems');
  await userEvent.click(find('button[data-size="large"]'));
  await expect.poll(() => went).toEqual(['/checkout/payment']);
  expect(calls).toHaveLength(3);
  expect(complaints).toEqual([]);
  styles.remove();
});
