import { giftCardScreens } from '#messages/en/interface/gift-card-screens.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';

/** The name of a payment provider. */
export function providerName(provider: string): string {
  if (provider === 'gift-card') return translate(giftCardScreens.provider);
  return provider === 'stripe' ? translate(words.stripe) : provider;
}
