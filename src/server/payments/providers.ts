import { manualProvider } from './manual/manual-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';
import { testProvider } from './test/test-provider.ts';

/** All providers, in the order in which they are offered. */
export const PROVIDERS: readonly PaymentProvider[] = [stripeProvider, manualProvider, testProvider];

/** The provider of an id; null where there is none such. */
export function findProvider(id: string): PaymentProvider | null {
  return PROVIDERS.find((provider) => provider.id === id) ?? null;
}
