import type { PaymentProvider } from '../payment-provider.ts';

/**
 * Bank transfer, invoice or cash: works without any account. Buyers are told how to pay in the owner's words, the order is
 * received, and the owner marks it paid (ORD-70).
 */
export const manualProvider: PaymentProvider = {
  id: 'manual',
  brand: '',
  currencies: 'all',
  limits: () => ({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  embeds: false,
  redirects: false,
  keeping: null,
  refundsPartly: true,
  isForTestOrders: false,
  needsAccount: false,
  origins: null,
  calls: null,
};
