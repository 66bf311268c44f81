import { Fragment } from 'react';
import type { Order } from '#contract/orders.ts';
import { moneyOf } from './order-words.ts';
import styles from './orders.module.css';

export interface OrderTotal {
  readonly title: string;
  readonly value: number;
  readonly isSum?: boolean;
}

/** Amounts of an order below its lines. */
export function OrderTotals({
  order,
  totals,
}: {
  readonly order: Pick<Order, 'currency'>;
  readonly totals: readonly OrderTotal[];
}) {
  return (
    <dl className={styles['totals']}>
      {totals.map(({ title, value, isSum = false }) => {
        const look = isSum ? styles['sum'] : undefined;
        return (
          <Fragment key={title}>
            <dt className={look}>
              <bdi>{title}</bdi>
            </dt>
            <dd className={look}>{moneyOf(value, order.currency)}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
