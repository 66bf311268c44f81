import { Link } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { deliveryPrice } from '#domain/orders/delivery-price.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { LineGifts } from './line-gifts.tsx';
import { LinePicture } from './line-picture.tsx';
import { moneyOfOrder } from './money-of-order.ts';
import { OrderMethods } from './order-methods.tsx';
import { OrderSection } from './order-section.tsx';
import { OrderTotals, type OrderTotal } from './order-totals.tsx';
import { moneyOf } from './order-words.ts';
import styles from './orders.module.css';

/** The lines of an order and its totals, as they were when it was placed (ORD-97); each leads to its product as it is now. */
export function OrderItems({ order }: { readonly order: Order }) {
  const money = (amount: number) => moneyOf(amount, order.currency);
  const totals: readonly OrderTotal[] = [
    { title: translate(words.subtotal), value: order.subtotal },
    ...order.discounts.map(({ title, code, amount }) => ({
      title: code === null ? title : `${title} (${code})`,
      value: -amount,
    })),
    ...(order.deliveryOption === null
      ? []
      : [{ title: translate(words.shipping), value: deliveryPrice(order) }]),
    ...order.taxes.map(({ name, amount }) => ({
      title: order.taxIncluded ? `${translate(words.taxIncluded)} (${name})` : name,
      value: amount,
    })),
    { title: translate(words.total), value: order.total, isSum: true },
    ...moneyOfOrder(order),
  ];
  return (
    <OrderSection title={translate(words.items)}>
      <ul className={styles['list']}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles['line']}>
            <LinePicture image={line.image} />
            <span className={styles['grow']}>
              {line.productId === null ? (
                <bdi>{line.title}</bdi>
              ) : (
                <Link to={`/commerce/products?product=${line.productId}`}>
                  <bdi>{line.title}</bdi>
                </Link>
              )}
              {[line.optionText, line.sku]
                .filter((text) => text !== '')
                .map((text) => (
                  <bdi key={text} className={styles['muted']}>
                    {text}
                  </bdi>
                ))}
              {line.answers.map(({ label, answer }) => (
                <bdi key={label} className={styles['muted']}>
                  {label}: {answer}
                </bdi>
              ))}
              <LineGifts gifts={order.gifts.filter(({ lineId }) => lineId === line.id)} />
              {line.fulfilled > 0 ? (
                <span className={styles['muted']}>
                  {translate(words.sent, { sent: String(line.fulfilled), pieces: String(line.pieces) })}
                </span>
              ) : null}
              {line.canceled > 0 ? (
                <span className={styles['muted']}>
                  {translate(words.linesCanceled, { pieces: String(line.canceled) })}
                </span>
              ) : null}
              {line.refunded > 0 ? (
                <span className={styles['muted']}>
                  {translate(words.linesRefunded, { pieces: String(line.refunded) })}
                </span>
              ) : null}
            </span>
            <span className={styles['amount']}>
              {money(line.amount)}
              <span className={styles['muted']}>
                <br />
                {translate(words.pieces, { pieces: String(line.pieces), price: money(line.unit) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <OrderMethods order={order} />
      <OrderTotals order={order} totals={totals} />
    </OrderSection>
  );
}
