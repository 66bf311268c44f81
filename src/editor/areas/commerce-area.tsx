import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { discounts } from '#messages/en/interface/discounts.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { CheckoutScreen } from '../commerce/checkout-screen.tsx';
import { CommerceTabs } from '../commerce/commerce-tabs.tsx';
import { OrderScreen } from '../commerce/orders/order-screen.tsx';
import { OrdersScreen } from '../commerce/orders/orders-screen.tsx';
import { PaymentsScreen } from '../commerce/payments-screen.tsx';
import { ShippingScreen } from '../commerce/shipping-screen.tsx';
import { StoreSettingsScreen } from '../commerce/store-settings-screen.tsx';
import { TaxesScreen } from '../commerce/taxes-screen.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import { NoAccess } from '../panel/no-access.tsx';
import { useRegainedFocus } from '../panel/use-regained-focus.ts';
import { useBootFacts } from '../site-context/boot-context.ts';

const DiscountsScreen = lazyPart(
  async () => (await import('../commerce/discounts/discounts-screen.tsx')).DiscountsScreen,
);

/** Selling: orders, payments, discounts, delivery, taxes, what the checkout asks for, and the settings of the store. */
export function CommerceArea() {
  useRegainedFocus();
  const { permissions } = useBootFacts();
  const maySend = permissions.includes('commerce.shipping');
  const maySell = permissions.includes('commerce.orders');
  const mayTakeMoney = permissions.includes('commerce.payments');
  const mayTax = permissions.includes('commerce.taxes');
  const mayReduce = permissions.includes('commerce.coupons') || permissions.includes('commerce.discounts');
  return (
    <>
      <CommerceTabs />
      <Routes>
        <Route
          path="shipping"
          element={maySend ? <ShippingScreen /> : <NoAccess title={translate(storeRules.shipping)} />}
        />
        <Route
          path="taxes"
          element={mayTax ? <TaxesScreen /> : <NoAccess title={translate(storeRules.taxes)} />}
        />
        <Route
          path="discounts"
          element={
            mayReduce ? (
              <Suspense fallback={<Spinner label={translate(discounts.discounts)} size="large" />}>
                <DiscountsScreen />
              </Suspense>
            ) : (
              <NoAccess title={translate(discounts.discounts)} />
            )
          }
        />
        <Route path="checkout" element={<CheckoutScreen />} />
        <Route path="settings" element={<StoreSettingsScreen />} />
        <Route
          path="payments"
          element={mayTakeMoney ? <PaymentsScreen /> : <NoAccess title={translate(orders.payments)} />}
        />
        <Route
          path="orders"
          element={maySell ? <OrdersScreen /> : <NoAccess title={translate(orders.title)} />}
        />
        <Route
          path="orders/:orderId"
          element={maySell ? <OrderScreen /> : <NoAccess title={translate(orders.title)} />}
        />
        <Route
          path="*"
          element={<Navigate to={maySell ? '/commerce/orders' : '/commerce/settings'} replace />}
        />
      </Routes>
    </>
  );
}
