import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteId } from '#domain/documents/record.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { createId } from '#lib/id.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { openAccount } from './payment-accounts.ts';
import type { PaymentAttempt, PaymentProvider, PaymentWay, StartedPayment } from './payment-provider.ts';
import { PROVIDERS } from './providers.ts';
import { connectStripe } from './stripe/connect-stripe.ts';
import { STAND_IN_LIVE_KEY, StripeStandIn } from './stripe/testing/stripe-stand-in.ts';
import { playTestPayment } from './test/test-payments.ts';

let test: TestServices;
let stripe: StripeStandIn;
let siteId: SiteId;
beforeAll(async () => {
  stripe = await StripeStandIn.start();
  test = await createTestServices({ config: { stripeApiUrl: stripe.url } });
  ({ siteId } = await buildSite(test.services));
  await connectStripe(test.services, siteId, STAND_IN_LIVE_KEY);
});
afterAll(async () => {
  await test.close();
  await stripe.stop();
});

/** How a buyer pays at each provider that is asked, in each of the ways that it has. */
const BUYERS: readonly {
  readonly id: string;
  readonly way: PaymentWay;
  readonly pay: (started: StartedPayment) => Promise<void>;
}[] = [
  {
    id: 'stripe',
    way: 'page',
    pay: async ({ payUrl }) => stripe.pay(payUrl?.split('/').at(-1) ?? '', 'pay'),
  },
  {
    id: 'stripe',
    way: 'fields',
    pay: async ({ fieldsSecret }) =>
      stripe.payInFields(fieldsSecret ?? '', 'confirm', {
        'payment_method_data[card][number]': '4242424242424242',
      }),
  },
  {
    id: 'test',
    way: 'page',
    pay: async ({ providerId }) => {
      await playTestPayment(test.services, siteId, providerId as never, 'approve');
    },
  },
];

describe.each(PROVIDERS)('the declaration of $id', (provider) => {
  it('says what it takes, in whole minor units, and how it is paid [ORD-69, ORD-73]', () => {
    expect(provider.id).toMatch(/^[a-z-]+$/);
    for (const currency of CURRENCY_CODES) {
      const { min, max } = provider.limits(currency);
      expect(Number.isSafeInteger(min) && Number.isSafeInteger(max) && min >= 1 && max > min).toBe(true);
    }
    // Who is asked takes the buyer somewhere, and is tried below.
    expect(provider.calls !== null).toBe(provider.redirects || provider.embeds);
    expect(BUYERS.some(({ id }) => id === provider.id)).toBe(provider.calls !== null);
    expect(BUYERS.some(({ id, way }) => id === provider.id && way === 'fields')).toBe(provider.embeds);
    for (const each of Object.values(provider.origins?.({ stripeApiUrl: stripe.url } as never) ?? {}).flat())
      expect(each).toMatch(/^https?:\/\/[^/]+$/);
  });
});

it('knows each provider by an id of its own [ORD-69]', () => {
  expect(PROVIDERS.map(({ id }) => id)).toEqual(['stripe', 'manual', 'test']);
});

describe.each(BUYERS)('$id, paid at its $way', ({ id, way, pay }) => {
  const provider = () => PROVIDERS.find((each) => each.id === id) as PaymentProvider;
  const calls = () => {
    const found = provider().calls;
    if (found === null) throw new Error('It is asked nothing');
    return found;
  };
  const access = async () => ({
    services: test.services,
    siteId,
    account: await openAccount(test.services, siteId, id),
  });
  const attempt = (): PaymentAttempt => ({
    id: createId(),
    key: `${createId()}:pay:1`,
    amount: 5000,
    currency: 'USD',
    email: 'ada@example.com',
    description: 'Quarry Lane',
    askedAt: new Date(test.clock.now),
    returnUrl: 'https://demo.example.com/checkout/return/token',
    way,
    customer: null,
  });
  const begin = async (asked = attempt()) => {
    const answer = await calls().start(await access(), asked);
    if (answer.kind !== 'answered') throw new Error(answer.kind);
    return answer.value;
  };
  const state = async (providerId: string) => {
    const answer = await calls().fetch(await access(), { providerId, amount: 5000 });
    return answer.kind === 'answered' ? answer.value.state : answer.kind;
  };

  it('begins one payment by a key, however often it is asked, and says where the buyer goes on [ORD-69, ORD-74, ORD-79]', async () => {
    const asked = attempt();
    const started = await begin(asked);
    expect(started.state).toMatchObject({ status: 'needs-method', paid: 0 });
    expect(started.payUrl === null).toBe(way === 'fields');
    expect(started.fieldsSecret === null).toBe(way === 'page');
    expect((await begin(asked)).providerId).toBe(started.providerId);
    expect((await begin()).providerId).not.toBe(started.providerId);
  });

  it('says what was paid, and with what by its last digits alone [ORD-69, ORD-75, ORD-164]', async () => {
    const started = await begin();
    await pay(started);
    const now = await state(started.providerId);
    expect(now).toMatchObject({ status: 'succeeded', paid: 5000 });
    expect(now).toMatchObject({ method: { last4: expect.stringMatching(/^[0-9]{4}$/) } });
    // Asked again it is the same.
    expect(await state(started.providerId)).toEqual(now);
  });

  it('ends what was not paid, once and again, and says that it was paid where it was [ORD-69, ORD-87]', async () => {
    const open = await begin();
    const known = { providerId: open.providerId, amount: 5000 };
    for (let times = 0; times < 2; times += 1) {
      const ended = await calls().cancel(await access(), known);
      expect(ended).toMatchObject({ kind: 'answered', value: { status: 'canceled', paid: 0 } });
    }
    const paid = await begin();
    await pay(paid);
    const late = await calls().cancel(await access(), { providerId: paid.providerId, amount: 5000 });
    expect(late).toMatchObject({ kind: 'answered', value: { status: 'succeeded', paid: 5000 } });
  });

  it('gives back in parts, each by a key once [ORD-69, ORD-79, ORD-80]', async () => {
    const started = await begin();
    await pay(started);
    const known = { providerId: started.providerId, amount: 5000 };
    const key = `${createId()}:refund:1`;
    for (const refund of [
      { key, amount: 1500 },
      { key, amount: 1500 },
      { key: `${key}b`, amount: 3500 },
    ]) {
      const answer = await calls().refund(await access(), known, refund);
      expect(answer).toMatchObject({ kind: 'answered', value: { ...refund, status: 'succeeded' } });
    }
    const now = await state(started.providerId);
    const refunds = typeof now === 'string' ? [] : (now.refunds ?? []);
    expect(refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([1500, 3500]);
  });

  it('refuses what it does not know, and takes no message for genuine that is not [ORD-69, ORD-78]', async () => {
    expect(await state(way === 'fields' ? 'pi_unknown' : 'unknown')).toBe('refused');
    const message = { body: Buffer.from('{}'), signature: 't=1,v1=00', now: test.clock.now };
    expect(await calls().readMessage(await access(), message)).toBeNull();
  });
});

/** What is kept at each provider, by what becomes of a renewal by it. */
const RENEWALS: readonly {
  readonly id: string;
  readonly keep: (outcome: 'paid' | 'declined' | 'not-confirmed') => {
    readonly customerId: string;
    readonly methodId: string;
  };
}[] = [
  {
    id: 'stripe',
    keep: (outcome) => {
      const number = { paid: '4242', declined: '4000000000000341', 'not-confirmed': '4000002500003155' }[
        outcome
      ];
      const customerId = 'cus_ada';
      return { customerId, methodId: stripe.ledger.kept.keep(customerId, number) };
    },
  },
  {
    id: 'test',
    keep: (outcome) => ({
      customerId: 'test',
      methodId: { paid: 'approve', declined: 'decline', 'not-confirmed': 'confirm' }[outcome],
    }),
  },
];

describe.each(RENEWALS)('renewals at $id', ({ id, keep }) => {
  const renew = async (outcome: Parameters<typeof keep>[0], key = `${createId()}:pay:1`) => {
    const calls = PROVIDERS.find((each) => each.id === id)?.calls;
    if (calls === null || calls === undefined) throw new Error('It is asked nothing');
    const account = await openAccount(test.services, siteId, id);
    const customer = { ...keep(outcome), keeps: false };
    const attempt = () =>
      calls.start(
        { services: test.services, siteId, account },
        {
          id: createId(),
          key,
          amount: 5000,
          currency: 'USD',
          email: 'ada@example.com',
          description: 'Quarry Lane',
          askedAt: new Date(test.clock.now),
          returnUrl: 'https://demo.example.com/checkout/return/token',
          way: 'renewal',
          customer,
        },
      );
    return { first: await attempt(), again: await attempt() };
  };
  const failureOf = (answer: Awaited<ReturnType<typeof renew>>['first']) =>
    answer.kind === 'answered'
      ? answer.value.state.failure
      : answer.kind === 'refused'
        ? answer.failure
        : null;

  it('take the money while nobody is there, by one key once [ORD-79, ORD-110]', async () => {
    const taken = stripe.ledger.taken;
    const { first, again } = await renew('paid');
    expect(first).toMatchObject({ kind: 'answered', value: { state: { status: 'succeeded', paid: 5000 } } });
    expect(again).toMatchObject({ kind: 'answered', value: { state: { status: 'succeeded', paid: 5000 } } });
    expect(stripe.ledger.taken - taken).toBe(id === 'stripe' ? 5000 : 0);
  });

  it('fail where the card is declined, and where the bank would ask whoever is not there [ORD-112, ORD-113]', async () => {
    expect(failureOf((await renew('declined')).first)).toBe('declined');
    const asked = await renew('not-confirmed');
    expect([failureOf(asked.first), failureOf(asked.again)]).toEqual(['not-confirmed', 'not-confirmed']);
  });
});
