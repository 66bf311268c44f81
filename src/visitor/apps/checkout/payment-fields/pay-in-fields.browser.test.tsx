import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { CheckoutPart, CheckoutState } from '#views/checkout/checkout-state.ts';
import { CheckoutFormView } from '#views/checkout/checkout-form-view.tsx';
import { payInFields } from './pay-in-fields.ts';

const pay = (amount: number): CheckoutPart => ({
  kind: 'pay',
  title: null,
  notice: null,
  elsewhere: 'You pay on the page of Stripe.',
  loading: 'Loading',
  label: 'Card',
  fields: {
    provider: 'stripe',
    publicKey: 'pk_live_0123456789',
    amount,
    currency: 'USD',
    language: 'de',
    buyer: { name: 'Ada', email: 'ada@example.com', country: 'CH', postalCode: '8001' },
  },
});
const option = (value: string) => ({ value, label: value, note: '', price: '' });
const state = (amount: number, chosen = 'stripe') =>
  ({
    form: {
      action: '/checkout/payment',
      hidden: {},
      parts: [
        {
          kind: 'choice',
          name: 'provider',
          legend: 'How',
          text: null,
          value: chosen,
          options: [option('stripe'), option('manual')],
        },
        pay(amount),
      ],
      submit: 'Pay',
    },
    words: { paying: 'Please wait.' },
  }) as unknown as CheckoutState;

let isComplete = true;
/** Stripe's script, already in the page. */
const stripe = {
  made: [] as unknown[],
  listeners: new Map<string, () => void>(),
  submit: vi.fn<() => Promise<object>>(async () =>
    isComplete ? {} : { error: { type: 'validation_error' } },
  ),
  update: vi.fn<(options: object) => Promise<void>>(async () => {}),
  confirm: vi.fn<(options: object) => Promise<object>>(async () => ({})),
  focus: vi.fn<() => void>(),
  destroy: vi.fn<() => void>(),
};
/** The clock that the page waits by. */
const timers: (() => void)[] = [];
const waits: number[] = [];
const page = {
  setTimeout: (run: () => void, ms: number) => {
    waits.push(ms);
    return timers.push(run);
  },
  clearTimeout: () => {},
  location: { href: 'https://demo.example.com/checkout/payment' },
} as unknown as Window & typeof globalThis;

let root: HTMLElement;
beforeEach(() => {
  stripe.made.length = 0;
  [timers.length, waits.length] = [0, 0];
  isComplete = true;
  const element = {
    on: (event: string, run: () => void) => void stripe.listeners.set(event, run),
    mount: (place: HTMLElement) => place.append(document.createElement('iframe')),
    focus: stripe.focus,
    destroy: stripe.destroy,
  };
  const script = Object.assign(
    (key: string, options: object) => ({
      elements: (given: object) => {
        stripe.made.push({ key, ...options, ...given });
        return { create: () => element, update: stripe.update, submit: stripe.submit };
      },
      confirmPayment: stripe.confirm,
    }),
    { version: 'endive' },
  );
  Object.assign(window, { Stripe: script });
});
afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function draw(shown: CheckoutState): void {
  document.body.innerHTML = renderMarkup(<CheckoutFormView form={shown.form} />);
  root = document.body;
}
const shows = () => root.querySelector<HTMLElement>('#checkout-pay')?.dataset['fields'];

it('puts Stripe’s fields in the place of its page, with the amount and the language, and lets nothing go that is not complete [ORD-74]', async () => {
  const shown = state(3300);
  draw(shown);
  const payment = payInFields();
  payment.shown(page, root, shown);
  expect(shows()).toBe('loading');
  await vi.waitFor(() => expect(stripe.listeners.has('ready')).toBe(true));
  stripe.listeners.get('ready')?.();
  await vi.waitFor(() => expect(shows()).toBe('ready'));
  expect(stripe.made).toMatchObject([
    { key: 'pk_live_0123456789', locale: 'de', mode: 'payment', amount: 3300, currency: 'usd' },
  ]);
  isComplete = false;
  expect(await payment.prepare(page, root, shown)).toBeNull();
  expect(stripe.focus).toHaveBeenCalled();
  isComplete = true;
  expect(await payment.prepare(page, root, shown)).toEqual({ way: 'fields' });
  payment.shown(page, root, state(2800));
  await vi.waitFor(() => expect(stripe.update.mock.lastCall?.[0]).toMatchObject({ amount: 2800 }));
  expect(stripe.made).toHaveLength(1);
  await payment.confirm(page, { secret: 'pi_1_secret_2', returnPath: '/checkout/return/t' });
  expect(stripe.confirm.mock.lastCall?.[0]).toMatchObject({
    clientSecret: 'pi_1_secret_2',
    confirmParams: { return_url: 'https://demo.example.com/checkout/return/t' },
    redirect: 'if_required',
  });
});

it('leads to Stripe’s page where the fields are not there after ten seconds, and takes them away that come later [ORD-74]', async () => {
  stripe.listeners.clear();
  const shown = state(3300);
  draw(shown);
  const payment = payInFields();
  payment.shown(page, root, shown);
  await vi.waitFor(() => expect(stripe.listeners.has('ready')).toBe(true));
  expect(waits).toEqual([10_000]);
  timers[0]?.();
  await vi.waitFor(() => expect(shows()).toBe('none'));
  expect(await payment.prepare(page, root, shown)).toEqual({});
  stripe.listeners.get('ready')?.();
  await vi.waitFor(() => expect(stripe.destroy).toHaveBeenCalled());
});

it('leads to Stripe’s page where its fields cannot be loaded [ORD-74]', async () => {
  stripe.listeners.clear();
  const shown = state(3300);
  draw(shown);
  const payment = payInFields();
  payment.shown(page, root, shown);
  await vi.waitFor(() => expect(stripe.listeners.has('loaderror')).toBe(true));
  stripe.listeners.get('loaderror')?.();
  await vi.waitFor(() => expect(shows()).toBe('none'));
  expect(await payment.prepare(page, root, shown)).toEqual({});
});

it('goes on where Stripe’s script breaks off: to Stripe’s page before anything was begun, and to the server afterwards [ORD-74, ORD-76]', async () => {
  stripe.listeners.clear();
  const shown = state(3300);
  draw(shown);
  const payment = payInFields();
  payment.shown(page, root, shown);
  await vi.waitFor(() => expect(stripe.listeners.has('ready')).toBe(true));
  stripe.listeners.get('ready')?.();
  await vi.waitFor(() => expect(shows()).toBe('ready'));
  stripe.submit.mockRejectedValueOnce(new Error('IntegrationError'));
  expect(await payment.prepare(page, root, shown)).toEqual({});
  stripe.confirm.mockRejectedValueOnce(new Error('IntegrationError'));
  await payment.confirm(page, { secret: 'pi_1_secret_2', returnPath: '/checkout/return/t' });
  expect(stripe.confirm).toHaveBeenCalledTimes(1);
});

it('asks nothing of Stripe as long as another way is chosen [ORD-16, ORD-74]', async () => {
  const shown = state(3300, 'manual');
  draw(shown);
  const payment = payInFields();
  payment.shown(page, root, shown);
  expect(await payment.prepare(page, root, shown)).toEqual({});
  expect(stripe.made).toEqual([]);
  expect(shows()).toBeUndefined();
  // The step is a page of its own once fields come with it.
  const before = { form: { parts: [] } } as unknown as CheckoutState;
  expect([payment.changes(before, shown), payment.changes(shown, shown)]).toEqual([true, false]);
});
