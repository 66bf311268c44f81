import { Link } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { deliveryPrice } from '#domain/orders/delivery-price.ts';
import { giftCardScreens } from '#messages/en/interface/gift-card-screens.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { LineGifts } from './line-gifts.tsx';
import { LinePicture } from './line-picture.tsx';
import { OrderSection } from './order-section.tsx';
import { moneyOf, shownLast4 } from './order-words.ts';
import styles from './orders.module.css';

/** The lines of an order and its totals, as they were when it was placed (ORD-97); each leads to its product as it is now. */
export function OrderItems({ order }: { readonly order: Order }) {
  const money = (amount: number) => moneyOf(amount, order.currency);
  const open = order.due;
  const pending = order.refunds.reduce(
    (sum, { amount, status }) => (status === 'pending' ? sum + amount : sum),
    0,
  );
  const totals = [
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
    ...(order.paid > 0 ? [{ title: translate(words.moneyPaid), value: order.paid }] : []),
    ...(order.refunded > 0 ? [{ title: translate(words.moneyRefunded), value: order.refunded }] : []),
    ...(pending > 0 ? [{ title: translate(words.moneyPending), value: pending }] : []),
    ...(open > 0 ? [{ title: translate(words.open), value: open, isSum: true }] : []),
    ...(order.tooMuch > 0 ? [{ title: translate(words.tooMuch), value: order.tooMuch, isSum: true }] : []),
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
      {order.methods.map((method, place) => (
        <p key={place} className={styles['muted']}>
          {methodText(method, money, order.methods.length > 1)}
        </p>
      ))}
      <dl className={styles['totals']}>
        {totals.map(({ title, value, ...total }) => (
          <Total key={title} title={title} value={money(value)} isSum={'isSum' in total} />
        ))}
      </dl>
    </OrderSection>
  );
}

/** By what was paid, and how much where it was paid by several. */
function methodText(
  { brand, last4, amount }: Order['methods'][number],
  money: (amount: number) => string,
  isOneOfSeveral: boolean,
): string {
  if (brand === 'gift-card') {
    return translate(giftCardScreens.paidWithCard, { last4: shownLast4(last4), amount: money(amount) });
  }
  const method = `\u2066${brand} ···· ${last4}\u2069`;
  return isOneOfSeveral
    ? translate(giftCardScreens.paidWithMethod, { method, amount: money(amount) })
    : translate(words.paidWith, { method });
}

function Total({
  title,
  value,
  isSum,
}: {
  readonly title: string;
  readonly value: string;
  readonly isSum: boolean;
}) {
  const look = isSum ? styles['sum'] : undefined;
  return (
    <>
      <dt className={look}>
        <bdi>{title}</bdi>
      </dt>
      <dd className={look}>{value}</dd>
    </>
  );
}
