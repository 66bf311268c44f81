import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { PaymentWord } from '#domain/orders/payment-word.ts';
import { orderPrints } from '#messages/en/order-prints.ts';
import type { Message } from '#messages/message.ts';
import { orderMoney } from '#server/orders/order-mail-facts.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import { PrintFacts } from './print-facts.tsx';
import type { PrintWords } from './print-words.ts';
import type { PrintedShop } from './printed-shop.ts';
import { receiptRows } from './receipt-rows.ts';
import { SellerHead } from './seller-head.tsx';

const PAYMENT: Readonly<Record<PaymentWord, Message>> = {
  unpaid: orderPrints.unpaid,
  processing: orderPrints.processing,
  paid: orderPrints.isPaid,
  balanceDue: orderPrints.balanceDue,
  partlyRefunded: orderPrints.partlyRefunded,
  refunded: orderPrints.isRefunded,
  disputed: orderPrints.isPaid,
};

interface ReceiptProps {
  readonly order: StoredOrder;
  readonly shop: PrintedShop;
  readonly words: PrintWords;
  /** Who pays; null where it must not be shown, or nobody said. */
  readonly billing: OrderAddress | null;
}

/** The receipt of an order, or its invoice as long as something is to be paid: seller, tax by rate, payment (ORD-104). */
export function Receipt({ order, shop, words, billing }: ReceiptProps) {
  const { translate } = words;
  const isPaid = order.paid >= order.total;
  return (
    <article className="sheet">
      <SellerHead
        shop={shop}
        words={words}
        title={translate(isPaid ? orderPrints.receipt : orderPrints.invoice)}
        number={order.number}
        at={order.placedAt}
      />
      <div className="facts">
        <PrintFacts
          title={translate(orderPrints.billTo)}
          lines={billing === null ? [] : words.address(billing)}
        />
        <PrintFacts title={translate(orderPrints.payment)} lines={[translate(PAYMENT[order.payment])]} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate(orderPrints.pieces)}</th>
            <th scope="col">{translate(orderPrints.item)}</th>
            <th scope="col">{translate(orderPrints.price)}</th>
            <th scope="col">{translate(orderPrints.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td className="count">{line.pieces}</td>
              <td>
                <p dir="auto">{line.title}</p>
                {line.optionText === '' ? null : (
                  <p className="aside" dir="auto">
                    {line.optionText}
                  </p>
                )}
              </td>
              <td className="money">{orderMoney(order, line.unit)}</td>
              <td className="money">
                <bdi>{orderMoney(order, line.amount)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {receiptRows(order, words).map(({ title, amount, isSum }, place) => (
            <tr key={place} className={isSum ? 'sum' : ''}>
              <th scope="row" colSpan={3}>
                {title}
              </th>
              <td className="money">
                <bdi>{amount}</bdi>
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </article>
  );
}
