import { orderPrints } from '#messages/en/order-prints.ts';
import { orderMoney } from '#server/orders/order-mail-facts.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import { PrintFacts } from './print-facts.tsx';
import type { PrintWords } from './print-words.ts';
import type { PrintedShop } from './printed-shop.ts';
import { SellerHead } from './seller-head.tsx';

interface PackingSlipProps {
  readonly order: StoredOrder;
  readonly shop: PrintedShop;
  readonly words: PrintWords;
  /** Slips show prices only where that was chosen (ORD-104). */
  readonly hasPrices: boolean;
}

/** What goes into the parcels of an order: what can be sent, or all of it where nothing can. */
export function PackingSlip({ order, shop, words, hasPrices }: PackingSlipProps) {
  const { translate } = words;
  const ordered = order.lines.filter(({ pieces, canceled }) => canceled < pieces);
  const sent = ordered.filter(({ kind }) => kind === 'physical');
  const lines = sent.length === 0 ? ordered : sent;
  const { delivery, deliveryOption } = order;
  return (
    <article className="sheet">
      <SellerHead
        shop={shop}
        words={words}
        title={translate(orderPrints.packingSlip)}
        number={order.number}
        at={order.placedAt}
      />
      <div className="facts">
        <PrintFacts
          title={translate(orderPrints.deliverTo)}
          lines={delivery === null ? [order.name || order.email] : words.address(delivery)}
        />
        <PrintFacts
          title={translate(orderPrints.delivery)}
          lines={deliveryOption === null ? [] : [deliveryOption.name]}
        />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate(orderPrints.pieces)}</th>
            <th scope="col">{translate(orderPrints.item)}</th>
            {hasPrices ? <th scope="col">{translate(orderPrints.price)}</th> : null}
            {hasPrices ? <th scope="col">{translate(orderPrints.amount)}</th> : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className="count">{line.pieces - line.canceled}</td>
              <td>
                <p dir="auto">{line.title}</p>
                {[line.optionText, line.sku, ...line.answers.map((each) => `${each.label}: ${each.answer}`)]
                  .filter((text) => text !== '')
                  .map((text, place) => (
                    <p key={place} className="aside" dir="auto">
                      {text}
                    </p>
                  ))}
                {line.fulfilled > 0 ? (
                  <p className="aside">
                    {translate(orderPrints.sent, {
                      sent: String(line.fulfilled),
                      pieces: String(line.pieces),
                    })}
                  </p>
                ) : null}
              </td>
              {hasPrices ? <td className="money">{orderMoney(order, line.unit)}</td> : null}
              {hasPrices ? <td className="money">{orderMoney(order, line.amount)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <PrintFacts
        title={translate(orderPrints.note)}
        lines={order.note === '' ? [] : order.note.split('\n')}
      />
    </article>
  );
}
