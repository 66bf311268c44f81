import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ShopStart } from '#contract/shop-start.ts';
import { waitingWithdrawals } from '#contract/withdrawals.ts';
import { orderWithdrawals } from '#messages/en/interface/order-withdrawals.ts';
import { shopStart as words } from '#messages/en/interface/shop-start.ts';
import { Card } from '#ui/card.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { moneyOf } from '../orders/order-words.ts';
import styles from './start.module.css';

/** Further than that the server does not count. */
const COUNTED = 1_000;

/** The orders of today, and what waits for somebody. */
export function Today({ start }: { readonly start: ShopStart }) {
  const { today, waiting } = start;
  const { permissions } = useBootFacts();
  const withdrawals = useQuery({
    queryKey: ['withdrawals', 'waiting'],
    queryFn: () => callEndpoint(waitingWithdrawals, {}),
    enabled: permissions.includes('commerce.orders'),
  });
  const first = withdrawals.data?.orderId ?? null;
  const tasks = [
    {
      text: orderWithdrawals.waiting,
      count: first === null ? 0 : (withdrawals.data?.count ?? 0),
      to: `/commerce/orders/${first}`,
    },
    { text: words.toSend, count: waiting.toSend, to: '/commerce/orders?show=pending' },
    { text: words.toPay, count: waiting.toPay, to: '/commerce/orders?show=pending' },
    { text: words.low, count: waiting.low, to: '/commerce/products?stock=low' },
    { text: words.soldOut, count: waiting.soldOut, to: '/commerce/products?stock=out' },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {today === null ? null : (
        <Card title={translate(words.today)}>
          <dl className={styles['figures']}>
            <div>
              <dt className={styles['muted']}>{translate(words.orders)}</dt>
              <dd className={styles['value']}>{today.orders}</dd>
            </div>
            <div>
              <dt className={styles['muted']}>{translate(words.total)}</dt>
              <dd className={styles['value']}>{moneyOf(today.total, today.currency)}</dd>
            </div>
          </dl>
          <Link to="/commerce/reports?period=last7" className={styles['more']}>
            {translate(words.reports)}
          </Link>
        </Card>
      )}
      <Card title={translate(words.waiting)}>
        {tasks.length === 0 ? (
          <p className={styles['muted']}>{translate(words.nothingWaits)}</p>
        ) : (
          <ul className={styles['tasks']}>
            {tasks.map(({ text, count, to }) => (
              <li key={text.key}>
                <Link to={to}>
                  {count < COUNTED
                    ? translate(text, { count })
                    : translate(words.atLeast, { text: translate(text, { count }) })}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
