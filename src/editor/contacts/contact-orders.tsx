import { Link } from 'react-router';
import type { Contact } from '#contract/contacts.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { formatDate } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { moneyAmong } from '../commerce/money-among.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import styles from './contacts.module.css';

/** How much a person has bought, and when last; nothing for whoever may not see orders (CRM-08, CRM-23). */
export function ContactOrders({ contact }: { readonly contact: Contact }) {
  const { orders, emails } = contact;
  if (orders === null || orders.count === 0 || orders.lastAt === null) return null;
  const money = moneyAmong(orders.amounts);
  const amounts = orders.amounts.map(({ amount, currency }) => money(amount, currency));
  return (
    <PanelGroup title={translate(contactCard.orders)}>
      <p className={styles['muted']}>
        {translate(contactCard.orderCount, { count: orders.count })} · {amounts.join(' · ')} ·{' '}
        {translate(contactCard.lastOrder, { date: formatDate(orders.lastAt) })}
      </p>
      {emails[0] === undefined ? null : (
        <Link to={`/commerce/orders?search=${encodeURIComponent(emails[0])}`}>
          {translate(contactCard.seeOrders)}
        </Link>
      )}
    </PanelGroup>
  );
}
