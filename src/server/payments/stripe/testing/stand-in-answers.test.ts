import { describe, expect, it } from 'vitest';
import { StandInLedger, type Outcome } from './stand-in-ledger.ts';
import { faultsOfStripeType } from './stripe-types.ts';

const INTENT = ['PaymentIntents.d.ts', 'PaymentIntent'] as const;
const SESSION = ['Checkout/Sessions.d.ts', 'Session'] as const;
const REFUND = ['Refunds.d.ts', 'Refund'] as const;
const DISPUTE = ['Disputes.d.ts', 'Dispute'] as const;

function call(ledger: StandInLedger, method: string, path: string, given: Record<string, string> = {}) {
  const { answer } = ledger.call(method, path, new URLSearchParams(given));
  return answer as {
    readonly id: string;
    readonly client_secret?: string;
    readonly data?: readonly object[];
  };
}

function session(ledger: StandInLedger, given: Record<string, string> = {}): string {
  return call(ledger, 'POST', '/v1/checkout/sessions', {
    mode: 'payment',
    success_url: 'https://shop.example/paid',
    expires_at: '1790000000',
    'metadata[payment]': 'p1',
    'line_items[0][price_data][unit_amount]': '3300',
    'line_items[0][price_data][currency]': 'usd',
    ...given,
  }).id;
}

function sessionAt(ledger: StandInLedger, id: string) {
  return call(ledger, 'GET', `/v1/checkout/sessions/${id}`, { 'expand[0]': 'payment_intent' });
}

describe('the stand-in of Stripe answers as the types say that are generated from Stripe’s OpenAPI description [ORD-69]', () => {
  it('finds a name that Stripe does not answer, a value of another kind and a word that it does not list', () => {
    const intent = {
      id: 'pi_1',
      object: 'payment_intent',
      amount: 100,
      currency: 'usd',
      status: 'succeeded',
    };
    expect(faultsOfStripeType(intent, ...INTENT)).toEqual([]);
    expect(faultsOfStripeType({ ...intent, sum: 100 }, ...INTENT)).toEqual([
      'PaymentIntent.sum is nothing that Stripe answers',
    ]);
    expect(faultsOfStripeType({ ...intent, amount: '100' }, ...INTENT)).toEqual([
      'PaymentIntent.amount is "100", not a number',
    ]);
    expect(faultsOfStripeType({ ...intent, status: 'paid' }, ...INTENT)).toHaveLength(1);
    expect(faultsOfStripeType({ ...intent, last_payment_error: { code: 1 } }, ...INTENT)).toHaveLength(1);
    expect(faultsOfStripeType({ data: [{ id: 1 }], has_more: true }, ...REFUND)).not.toEqual([]);
  });

  it.each<Outcome>(['pay', 'decline', 'delay', 'ask-bank', 'refuse-bank', 'fail-later'])(
    'a page and what becomes of its payment: %s',
    (outcome) => {
      const ledger = new StandInLedger();
      const id = session(ledger);
      expect(faultsOfStripeType(sessionAt(ledger, id), ...SESSION)).toEqual([]);
      ledger.pay(id, outcome);
      expect(faultsOfStripeType(sessionAt(ledger, id), ...SESSION)).toEqual([]);
      const intents = call(ledger, 'GET', '/v1/payment_intents').data ?? [];
      expect(intents).toHaveLength(1);
      expect(intents.flatMap((intent) => faultsOfStripeType(intent, ...INTENT))).toEqual([]);
    },
  );

  it('a page that ends, and one on which a card is kept', () => {
    const ledger = new StandInLedger();
    const id = session(ledger);
    expect(
      faultsOfStripeType(call(ledger, 'POST', `/v1/checkout/sessions/${id}/expire`), ...SESSION),
    ).toEqual([]);
    const customer = call(ledger, 'POST', '/v1/customers');
    expect(faultsOfStripeType(customer, 'Customers.d.ts', 'Customer')).toEqual([]);
    const adding = session(ledger, { mode: 'setup', customer: customer.id });
    ledger.add(adding, '4242424242424242');
    expect(faultsOfStripeType(sessionAt(ledger, adding), ...SESSION)).toEqual([]);
    const [kept = ''] = ledger.kept.methods.keys();
    const detached = call(ledger, 'POST', `/v1/payment_methods/${kept}/detach`);
    expect(faultsOfStripeType(detached, 'PaymentMethods.d.ts', 'PaymentMethod')).toEqual([]);
    const deleted = call(ledger, 'DELETE', `/v1/customers/${customer.id}`);
    expect(faultsOfStripeType(deleted, 'Customers.d.ts', 'DeletedCustomer')).toEqual([]);
  });

  it.each([
    ['4242424242424242', 'a card that pays'],
    ['4000000000000002', 'one that is declined'],
    ['4000000000000069', 'one that has expired'],
    ['4000002500003155', 'one that the bank asks about'],
  ])('fields within the checkout: %s, %s', (number) => {
    const ledger = new StandInLedger();
    const customer = call(ledger, 'POST', '/v1/customers').id;
    const begun = call(ledger, 'POST', '/v1/payment_intents', {
      amount: '3300',
      currency: 'usd',
      customer,
      setup_future_usage: 'on_session',
      'metadata[payment]': 'p1',
      'metadata[site]': 's1',
    });
    expect(faultsOfStripeType(begun, ...INTENT)).toEqual([]);
    const confirmed = call(ledger, 'POST', `/v1/payment_intents/${begun.id}/confirm`, {
      client_secret: begun.client_secret ?? '',
      'payment_method_data[card][number]': number,
    }) as { error?: { payment_intent?: unknown } };
    const intent = confirmed.error?.payment_intent ?? confirmed;
    expect(faultsOfStripeType(intent, ...INTENT)).toEqual([]);
    const now = call(ledger, 'GET', `/v1/payment_intents/${begun.id}`);
    expect(faultsOfStripeType(now, ...INTENT)).toEqual([]);
  });

  it('a card that is kept by fields while nothing is paid, and one that is declined', () => {
    const ledger = new StandInLedger();
    const customer = call(ledger, 'POST', '/v1/customers').id;
    const of = ['SetupIntents.d.ts', 'SetupIntent'] as const;
    const begun = call(ledger, 'POST', '/v1/setup_intents', {
      customer,
      usage: 'off_session',
      'metadata[member]': 'm1',
      'metadata[site]': 's1',
    });
    expect(faultsOfStripeType(begun, ...of)).toEqual([]);
    for (const number of ['4000000000000002', '4242424242424242']) {
      call(ledger, 'POST', `/v1/setup_intents/${begun.id}/confirm`, {
        client_secret: begun.client_secret ?? '',
        'payment_method_data[card][number]': number,
      });
      const now = call(ledger, 'GET', `/v1/setup_intents/${begun.id}`, { 'expand[0]': 'payment_method' });
      expect(faultsOfStripeType(now, ...of)).toEqual([]);
    }
  });

  it('refunds, disputes and where messages are sent to', () => {
    const ledger = new StandInLedger();
    const id = session(ledger);
    ledger.pay(id, 'pay');
    const [intent = ''] = ledger.intents.keys();
    for (const status of ['succeeded', 'pending', 'failed'] as const) {
      ledger.refundsEnd.push(status);
      const refund = call(ledger, 'POST', '/v1/refunds', { payment_intent: intent, amount: '100' });
      expect(faultsOfStripeType(refund, ...REFUND)).toEqual([]);
    }
    expect(call(ledger, 'GET', '/v1/refunds', { payment_intent: intent }).data).toHaveLength(3);
    expect(faultsOfStripeType(ledger.dispute(id, 'needs_response', 1_790_000_000), ...DISPUTE)).toEqual([]);
    expect(faultsOfStripeType(ledger.dispute(id, 'won', 1_790_000_000), ...DISPUTE)).toEqual([]);
    const endpoint = call(ledger, 'POST', '/v1/webhook_endpoints', { url: 'https://shop.example/webhook' });
    expect(faultsOfStripeType(endpoint, 'WebhookEndpoints.d.ts', 'WebhookEndpoint')).toEqual([]);
    expect(faultsOfStripeType(call(ledger, 'GET', '/v1/balance'), 'Balance.d.ts', 'Balance')).toEqual([]);
  });

  it('a call that is refused', () => {
    const ledger = new StandInLedger();
    for (const path of [
      '/v1/payment_intents/pi_none',
      '/v1/customers/cus_none',
      '/v1/checkout/sessions/cs_none',
    ]) {
      const { error } = call(ledger, 'GET', path) as unknown as { error: object };
      expect(faultsOfStripeType(error, 'PaymentIntents.d.ts', 'PaymentIntent.LastPaymentError')).toEqual([]);
    }
  });
});
