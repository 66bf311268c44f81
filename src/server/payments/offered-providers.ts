import type { StoreSettings } from '#domain/store/store-settings.ts';
import { manualProvider } from './manual/manual-provider.ts';
import type { ShownAccount } from './payment-accounts.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PROVIDERS } from './providers.ts';

interface Offer {
  /** In whole minor units. */
  readonly amount: number;
  /** Those that the site has at providers. */
  readonly accounts: readonly ShownAccount[];
  /** A contributor tries the shop. */
  readonly isTester: boolean;
}

/**
 * Those that take the currency of the store and the amount to pay (ORD-73); of a test order the test provider alone
 * (ORD-107). None: 'This order cannot be paid online. Please contact us.'
 */
export function offeredProviders(
  { currency, takesManualPayment }: StoreSettings,
  { amount, accounts, isTester }: Offer,
): readonly PaymentProvider[] {
  return PROVIDERS.filter(({ id, currencies, limits, isForTestOrders, needsAccount }) => {
    const isOn =
      (id !== manualProvider.id || takesManualPayment) &&
      (!needsAccount || accounts.some(({ provider }) => provider === id));
    const { min, max } = limits(currency);
    const takesCurrency = currencies === 'all' || currencies.includes(currency);
    return isOn && isForTestOrders === isTester && takesCurrency && amount >= min && amount <= max;
  });
}

/** Whether what is paid at a provider moves no money: it is the test provider, or the keys are those of its test mode (ORD-107). */
export function isTestPayment(
  { id, isForTestOrders }: Pick<PaymentProvider, 'id' | 'isForTestOrders'>,
  accounts: readonly ShownAccount[],
): boolean {
  return isForTestOrders || accounts.some(({ provider, isLive }) => provider === id && !isLive);
}
