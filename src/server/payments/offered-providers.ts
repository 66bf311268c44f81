import type { StoreSettings } from '#domain/store/store-settings.ts';
import { manualProvider } from './manual/manual-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PROVIDERS } from './providers.ts';

interface Offer {
  /** In whole minor units. */
  readonly amount: number;
  /** Ids of the providers at which the site has an account. */
  readonly connected: readonly string[];
  /** A contributor tries the shop. */
  readonly isTest: boolean;
}

/**
 * Those that take the currency of the store and the amount to pay (ORD-73); of a test order the test provider alone
 * (ORD-107). None: 'This order cannot be paid online. Please contact us.'
 */
export function offeredProviders(
  { currency, takesManualPayment }: StoreSettings,
  { amount, connected, isTest }: Offer,
): readonly PaymentProvider[] {
  return PROVIDERS.filter(({ id, currencies, limits, isForTestOrders, needsAccount }) => {
    const isOn =
      (id !== manualProvider.id || takesManualPayment) && (!needsAccount || connected.includes(id));
    const { min, max } = limits(currency);
    const takesCurrency = currencies === 'all' || currencies.includes(currency);
    return isOn && isForTestOrders === isTest && takesCurrency && amount >= min && amount <= max;
  });
}
