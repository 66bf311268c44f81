import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';

/** The name of a payment provider. */
export function providerName(provider: string): string {
  return provider === 'stripe' ? translate(words.stripe) : provider;
}
