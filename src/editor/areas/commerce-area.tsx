import { Navigate, Route, Routes } from 'react-router';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { translate } from '#ui/translate.ts';
import { CheckoutScreen } from '../commerce/checkout-screen.tsx';
import { CommerceTabs } from '../commerce/commerce-tabs.tsx';
import { ShippingScreen } from '../commerce/shipping-screen.tsx';
import { StoreSettingsScreen } from '../commerce/store-settings-screen.tsx';
import { TaxesScreen } from '../commerce/taxes-screen.tsx';
import { NoAccess } from '../panel/no-access.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';

/** Selling: delivery, taxes, what the checkout asks for, and the settings of the store. */
export function CommerceArea() {
  const { permissions } = useBootFacts();
  const maySend = permissions.includes('commerce.shipping');
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
        <Route path="*" element={<Navigate to="/commerce/settings" replace />} />
      </Routes>
    </>
  );
}
