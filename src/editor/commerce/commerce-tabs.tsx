import { NavLink } from 'react-router';
import type { Permission } from '#domain/roles/permissions.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import { discounts } from '#messages/en/interface/discounts.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { storeSettings } from '#messages/en/interface/store-settings.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import styles from './commerce.module.css';

const TABS: readonly {
  readonly to: string;
  readonly title: Message;
  readonly needs: readonly Permission[];
}[] = [
  { to: '/commerce/orders', title: orders.title, needs: ['commerce.orders'] },
  { to: '/commerce/payments', title: orders.payments, needs: ['commerce.payments'] },
  {
    to: '/commerce/discounts',
    title: discounts.discounts,
    needs: ['commerce.coupons', 'commerce.discounts'],
  },
  { to: '/commerce/shipping', title: storeRules.shipping, needs: ['commerce.shipping'] },
  { to: '/commerce/taxes', title: storeRules.taxes, needs: ['commerce.taxes'] },
  { to: '/commerce/checkout', title: storeRules.checkout, needs: ['commerce.store-settings'] },
  { to: '/commerce/settings', title: storeSettings.settings, needs: ['commerce.store-settings'] },
];

/** The parts of Selling that a person may open; nothing where there is one only. */
export function CommerceTabs() {
  const { permissions } = useBootFacts();
  const tabs = TABS.filter(({ needs }) => needs.some((needed) => permissions.includes(needed)));
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={translate(configArea.selling)} className={styles['tabs']}>
      {tabs.map(({ to, title }) => (
        <NavLink key={to} to={to} className={styles['tab'] ?? ''}>
          {translate(title)}
        </NavLink>
      ))}
    </nav>
  );
}
