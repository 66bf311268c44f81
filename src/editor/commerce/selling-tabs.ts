import type { Feature } from '#domain/features/feature-table.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { catalogue } from '#messages/en/interface/catalogue.ts';
import { donationScreens } from '#messages/en/interface/donations.ts';
import { discounts } from '#messages/en/interface/discounts.ts';
import { giftCardScreens } from '#messages/en/interface/gift-card-screens.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { reports } from '#messages/en/interface/reports.ts';
import { sellingGroups } from '#messages/en/interface/selling-groups.ts';
import { storeMails } from '#messages/en/interface/store-mails.ts';
import { shopStart } from '#messages/en/interface/shop-start.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { storeSettings } from '#messages/en/interface/store-settings.ts';
import { subscriptionScreens } from '#messages/en/interface/subscriptions.ts';
import type { Message } from '#messages/message.ts';

interface SellingTab {
  readonly to: string;
  readonly title: Message;
  /** Of these one is enough (ROLE-25). */
  readonly needs: readonly Permission[];
  /** The function it belongs to, where that can be off by itself (COMM-52, CONT-228). */
  readonly feature?: Feature;
}

interface SellingGroup {
  /** Nothing for what stands before all groups. */
  readonly title: Message | null;
  readonly tabs: readonly SellingTab[];
}

/** The parts of Selling in their order, each with the permissions that open it (COMM-115). */
const SELLING_GROUPS: readonly SellingGroup[] = [
  {
    title: null,
    tabs: [
      {
        to: '/commerce/start',
        title: shopStart.title,
        needs: ['commerce.orders', 'commerce.store-settings'],
      },
    ],
  },
  {
    title: sellingGroups.sales,
    tabs: [
      { to: '/commerce/orders', title: orders.title, needs: ['commerce.orders'] },
      {
        to: '/commerce/subscriptions',
        title: subscriptionScreens.title,
        needs: ['commerce.orders', 'commerce.donations'],
        feature: 'subscriptions',
      },
      { to: '/commerce/gift-cards', title: giftCardScreens.title, needs: ['commerce.orders'] },
      { to: '/commerce/donations', title: donationScreens.title, needs: ['commerce.donations'] },
      {
        to: '/commerce/reports',
        title: reports.title,
        needs: ['commerce.orders', 'activity.read', 'commerce.accounting'],
      },
    ],
  },
  {
    title: sellingGroups.catalogue,
    tabs: [
      { to: '/commerce/products', title: catalogue.products, needs: ['commerce.inventory'] },
      {
        to: '/commerce/discounts',
        title: discounts.discounts,
        needs: ['commerce.coupons', 'commerce.discounts'],
      },
      { to: '/commerce/reviews', title: orders.reviews, needs: ['comments.moderate'] },
    ],
  },
  {
    title: sellingGroups.setup,
    tabs: [
      { to: '/commerce/payments', title: orders.payments, needs: ['commerce.payments'] },
      { to: '/commerce/shipping', title: storeRules.shipping, needs: ['commerce.shipping'] },
      { to: '/commerce/taxes', title: storeRules.taxes, needs: ['commerce.taxes'] },
      { to: '/commerce/checkout', title: storeRules.checkout, needs: ['commerce.store-settings'] },
      { to: '/commerce/mails', title: storeMails.mails, needs: ['commerce.store-settings'] },
      { to: '/commerce/settings', title: storeSettings.settings, needs: ['commerce.store-settings'] },
    ],
  },
];

/** Those that somebody may open, in their groups. */
export function sellingGroupsFor(
  permissions: readonly Permission[],
  featuresOff: readonly Feature[] = [],
): readonly SellingGroup[] {
  const isOpen = ({ needs, feature }: SellingTab): boolean =>
    needs.some((needed) => permissions.includes(needed)) &&
    (feature === undefined || !featuresOff.includes(feature));
  return SELLING_GROUPS.map(({ title, tabs }) => ({ title, tabs: tabs.filter(isOpen) })).filter(
    ({ tabs }) => tabs.length > 0,
  );
}

/** What Selling opens with: its start for whoever sees orders or sets up the store, else the first screen that is theirs (COMM-116). */
export function firstSellingTab(permissions: readonly Permission[]): string {
  return sellingGroupsFor(permissions)[0]?.tabs[0]?.to ?? '/commerce/settings';
}
