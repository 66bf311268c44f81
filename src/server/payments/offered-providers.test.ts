import { expect, it } from 'vitest';
import { DEFAULT_STORE_SETTINGS } from '#domain/store/store-settings.ts';
import { offeredProviders } from './offered-providers.ts';

const ACCOUNT = {
  provider: 'stripe',
  publicKey: '',
  secretEnd: '0001',
  isLive: true,
  hasWebhook: true,
  connectedAt: new Date(0),
};

it.each([
  ['USD', 49, false],
  ['USD', 50, true],
  ['JPY', 49, false],
  ['JPY', 50, true],
  ['USD', 99_999_999, true],
  ['USD', 100_000_000, false],
] as const)('offers Stripe in %s for %i: %s [ORD-73]', (currency, amount, isOffered) => {
  const settings = { ...DEFAULT_STORE_SETTINGS, currency, takesManualPayment: false };
  const offer = { amount, accounts: [ACCOUNT], isTester: false };
  expect(offeredProviders(settings, offer).map(({ id }) => id)).toEqual(isOffered ? ['stripe'] : []);
});

it('offers no provider without its account, and the test provider to those alone who try the shop [ORD-73, ORD-107]', () => {
  const offer = { amount: 500, accounts: [], isTester: false };
  const ids = (changes: object) =>
    offeredProviders(DEFAULT_STORE_SETTINGS, { ...offer, ...changes }).map(({ id }) => id);
  expect(ids({})).toEqual(['manual']);
  expect(ids({ accounts: [ACCOUNT] })).toEqual(['stripe', 'manual']);
  expect(ids({ accounts: [ACCOUNT], isTester: true })).toEqual(['test']);
});
