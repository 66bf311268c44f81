import { Navigate, Route, Routes } from 'react-router';
import { orders } from '#messages/en/interface/orders.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { translate } from '#ui/translate.ts';
import { CheckoutScreen } from '../commerce/checkout-screen.tsx';
import { CommerceTabs } from '../commerce/commerce-tabs.tsx';
import { OrderScreen } from '../commerce/orders/order-screen.tsx';
import { OrdersScreen } from '../commerce/orders/orders-screen.tsx';
import { PaymentsScreen } from '../commerce/payments-screen.tsx';
import { ShippingScreen } from '../commerce/shipping-screen.tsx';
import { StoreSettingsScreen } from '../commerce/store-settings-screen.tsx';
import { TaxesScreen } from '../commerce/taxes-screen.tsx';
import { NoAccess } from '../panel/no-access.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';

/** Selling: orders, payments, delivery, taxes, what the checkout asks for, and the settings of the store. */
export function CommerceArea() {
  const { permissions } = useBootFacts();
  const maySend = permissions.includes('commerce.shipping');
  const maySell = permissions.includes('commerce.orders');
  const mayTakeMoney = permissions.includes('commerce.payments');
  const mayTax = permissions.includes('commerce.taxes');
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
