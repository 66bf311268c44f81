import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { Permission } from '#domain/roles/permissions.ts';
import { catalogue } from '#messages/en/interface/catalogue.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import { featuresOff } from '#messages/en/interface/features-off.ts';
import { donationScreens } from '#messages/en/interface/donations.ts';
import { discounts } from '#messages/en/interface/discounts.ts';
import { giftCardScreens } from '#messages/en/interface/gift-card-screens.ts';
import { inventory } from '#messages/en/interface/inventory.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { reports } from '#messages/en/interface/reports.ts';
import { storeMails } from '#messages/en/interface/store-mails.ts';
import { shopStart } from '#messages/en/interface/shop-start.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { storeSettings } from '#messages/en/interface/store-settings.ts';
import { subscriptionScreens } from '#messages/en/interface/subscriptions.ts';
import type { Message } from '#messages/message.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { CheckoutScreen } from '../commerce/checkout-screen.tsx';
import { OrderScreen } from '../commerce/orders/order-screen.tsx';
import { OrdersScreen } from '../commerce/orders/orders-screen.tsx';
import { PausedBanner } from '../commerce/paused-banner.tsx';
import { PaymentsScreen } from '../commerce/payments-screen.tsx';
import { SellingNavigation } from '../commerce/selling-navigation.tsx';
import { firstSellingTab } from '../commerce/selling-tabs.ts';
import { ShippingScreen } from '../commerce/shipping-screen.tsx';
import { StoreSettingsScreen } from '../commerce/store-settings-screen.tsx';
import { TaxesScreen } from '../commerce/taxes-screen.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import { FeatureOff } from '../panel/feature-off.tsx';
import { NoAccess } from '../panel/no-access.tsx';
import { useRegainedFocus } from '../panel/use-regained-focus.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useFeature } from '../site-context/use-feature.ts';
import styles from './commerce-area.module.css';

const DiscountsScreen = lazyPart(
  async () => (await import('../commerce/discounts/discounts-screen.tsx')).DiscountsScreen,
);
const AbandonedScreen = lazyPart(
  async () => (await import('../commerce/abandoned/abandoned-screen.tsx')).AbandonedScreen,
);
const KeptReceiptsScreen = lazyPart(
  async () => (await import('../commerce/receipts/kept-receipts-screen.tsx')).KeptReceiptsScreen,
);
const GiftCardsScreen = lazyPart(
  async () => (await import('../commerce/gift-cards/gift-cards-screen.tsx')).GiftCardsScreen,
);
const GiftCardScreen = lazyPart(
  async () => (await import('../commerce/gift-cards/gift-card-screen.tsx')).GiftCardScreen,
);
const DonationsScreen = lazyPart(
  async () => (await import('../commerce/donations/donations-screen.tsx')).DonationsScreen,
);
const DonationScreen = lazyPart(
  async () => (await import('../commerce/donations/donation-screen.tsx')).DonationScreen,
);
const FundsScreen = lazyPart(
  async () => (await import('../commerce/donations/funds-screen.tsx')).FundsScreen,
);
const SubscriptionsScreen = lazyPart(
  async () => (await import('../commerce/subscriptions/subscriptions-screen.tsx')).SubscriptionsScreen,
);
const SubscriptionScreen = lazyPart(
  async () => (await import('../commerce/subscriptions/subscription-screen.tsx')).SubscriptionScreen,
);
const ReviewsScreen = lazyPart(
  async () => (await import('../commerce/reviews/reviews-screen.tsx')).ReviewsScreen,
);
const MailsScreen = lazyPart(async () => (await import('../commerce/mails/mails-screen.tsx')).MailsScreen);
const MailScreen = lazyPart(async () => (await import('../commerce/mails/mail-screen.tsx')).MailScreen);
const InventoryScreen = lazyPart(
  async () => (await import('../commerce/products/inventory-screen.tsx')).InventoryScreen,
);
const ProductsScreen = lazyPart(
  async () => (await import('../commerce/products/products-screen.tsx')).ProductsScreen,
);
const EditOrderScreen = lazyPart(
  async () => (await import('../commerce/orders/drafts/edit-order-screen.tsx')).EditOrderScreen,
);
const NewOrderScreen = lazyPart(
  async () => (await import('../commerce/orders/drafts/new-order-screen.tsx')).NewOrderScreen,
);
const StartScreen = lazyPart(async () => (await import('../commerce/start/start-screen.tsx')).StartScreen);
const ReportsScreen = lazyPart(
  async () => (await import('../commerce/reports/reports-screen.tsx')).ReportsScreen,
);

/**
 * Selling: its start, orders, products, payments, discounts, reports, delivery, taxes, what the checkout asks for, and the
 * settings of the store.
 */
export function CommerceArea() {
  useRegainedFocus();
  const { permissions } = useBootFacts();
  const hasSubscriptions = useFeature('subscriptions');
  if (!useFeature('commerce')) {
    return <FeatureOff area={configArea.selling} title={featuresOff.selling} text={featuresOff.text} />;
  }
  const gated = (title: Message, needs: readonly Permission[], screen: ReactNode): ReactNode =>
    needs.some((needed) => permissions.includes(needed)) ? (
      <Suspense
        fallback={
          <div className={styles['waiting']}>
            <Spinner label={translate(title)} size="large" />
          </div>
        }
      >
        {screen}
      </Suspense>
    ) : (
      <NoAccess title={translate(title)} />
    );
  return (
    <div className={styles['area']}>
      <SellingNavigation />
      <div className={styles['part']}>
        <PausedBanner />
        <Routes>
          <Route
            path="start"
            element={gated(shopStart.title, ['commerce.orders', 'commerce.store-settings'], <StartScreen />)}
          />
          <Route path="orders" element={gated(orders.title, ['commerce.orders'], <OrdersScreen />)} />
          <Route
            path="orders/abandoned"
            element={gated(orders.title, ['commerce.orders'], <AbandonedScreen />)}
          />
          <Route path="orders/new" element={gated(orders.title, ['commerce.orders'], <NewOrderScreen />)} />
          <Route
            path="orders/:orderId/edit"
            element={gated(orders.title, ['commerce.orders'], <EditOrderScreen />)}
          />
          <Route path="orders/:orderId" element={gated(orders.title, ['commerce.orders'], <OrderScreen />)} />
          <Route
            path="subscriptions"
            element={gated(
              subscriptionScreens.title,
              hasSubscriptions ? ['commerce.orders', 'commerce.donations'] : [],
              <SubscriptionsScreen />,
            )}
          />
          <Route
            path="subscriptions/:subscriptionId"
            element={gated(
              subscriptionScreens.title,
              hasSubscriptions ? ['commerce.orders', 'commerce.donations'] : [],
              <SubscriptionScreen />,
            )}
          />
          <Route
            path="gift-cards"
            element={gated(giftCardScreens.title, ['commerce.orders'], <GiftCardsScreen />)}
          />
          <Route
            path="gift-cards/:giftCardId"
            element={gated(giftCardScreens.title, ['commerce.orders'], <GiftCardScreen />)}
          />
          <Route
            path="donations"
            element={gated(donationScreens.title, ['commerce.donations'], <DonationsScreen />)}
          />
          <Route
            path="donations/funds"
            element={gated(donationScreens.title, ['commerce.donations'], <FundsScreen />)}
          />
          <Route
            path="donations/:donationId"
            element={gated(donationScreens.title, ['commerce.donations'], <DonationScreen />)}
          />
          <Route
            path="products"
            element={gated(catalogue.products, ['commerce.inventory'], <ProductsScreen />)}
          />
          <Route
            path="products/inventory"
            element={gated(inventory.inventory, ['commerce.inventory'], <InventoryScreen />)}
          />
          <Route path="reviews" element={gated(orders.reviews, ['comments.moderate'], <ReviewsScreen />)} />
          <Route
            path="payments"
            element={gated(orders.payments, ['commerce.payments'], <PaymentsScreen />)}
          />
          <Route
            path="discounts"
            element={gated(
              discounts.discounts,
              ['commerce.coupons', 'commerce.discounts'],
              <DiscountsScreen />,
            )}
          />
          <Route
            path="reports"
            element={gated(
              reports.title,
              ['commerce.orders', 'activity.read', 'commerce.accounting'],
              <ReportsScreen />,
            )}
          />
          <Route
            path="reports/receipts"
            element={gated(reports.title, ['commerce.accounting'], <KeptReceiptsScreen />)}
          />
          <Route
            path="shipping"
            element={gated(storeRules.shipping, ['commerce.shipping'], <ShippingScreen />)}
          />
          <Route path="taxes" element={gated(storeRules.taxes, ['commerce.taxes'], <TaxesScreen />)} />
          <Route
            path="checkout"
            element={gated(storeRules.checkout, ['commerce.store-settings'], <CheckoutScreen />)}
          />
          <Route
            path="mails"
            element={gated(storeMails.mails, ['commerce.store-settings'], <MailsScreen />)}
          />
          <Route
            path="mails/:kind"
            element={gated(storeMails.mails, ['commerce.store-settings'], <MailScreen />)}
          />
          <Route
            path="settings"
            element={gated(storeSettings.settings, ['commerce.store-settings'], <StoreSettingsScreen />)}
          />
          <Route path="*" element={<Navigate to={firstSellingTab(permissions)} replace />} />
        </Routes>
      </div>
    </div>
  );
}
