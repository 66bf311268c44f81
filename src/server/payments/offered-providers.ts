import type { StoreSettings } from '#domain/store/store-settings.ts';
import { manualProvider } from './manual/manual-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** All providers, in the order in which they are offered. */
const PROVIDERS: readonly PaymentProvider[] = [manualProvider];

/**
 * Those that take the currency of the store and the amount to pay (ORD-73). None: 'This order cannot be paid online.
 * Please contact us.'
 */
export function offeredProviders(
  { currency, takesManualPayment }: StoreSettings,
  amount: number,
): readonly PaymentProvider[] {
  return PROVIDERS.filter(({ id, currencies, limits, isForTestOrders }) => {
    const isOn = id !== manualProvider.id || takesManualPayment;
    const { min, max } = limits(currency);
    const takesCurrency = currencies === 'all' || currencies.includes(currency);
    return isOn && !isForTestOrders && takesCurrency && amount >= min && amount <= max;
  });
}
