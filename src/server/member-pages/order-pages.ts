import type { FastifyReply } from 'fastify';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { isId } from '#lib/id.ts';
import { members } from '#messages/en/members.ts';
import { fill, type Words } from '#messages/message.ts';
import { orderLink } from '#server/orders/order-link.ts';
import { parcelsOfOrders } from '#server/orders/parcels-of-orders.ts';
import { ordersOfMember } from '#server/orders/orders-of-member.ts';
import { sendOwn, type OwnVisit } from './account-pages.ts';
import { linksPart, textPart } from './form-parts.ts';

/** The states that buyers read; the others are of orders that were not placed. */
const STATES: Readonly<Record<OrderState, Words>> = {
  awaitingPayment: members.orderReceived,
  received: members.orderReceived,
  pending: members.orderConfirmed,
  partlyFulfilled: members.orderPartlySent,
  fulfilled: members.orderSent,
  canceled: members.orderCanceled,
  expired: members.orderCanceled,
};

/** Of an order that its buyer picks up nothing is sent (ORD-61). */
function stateWords({
  state,
  deliveryOption,
  readyAt,
}: Pick<ListedOrder, 'state' | 'deliveryOption' | 'readyAt'>): Words {
  if (deliveryOption?.isPickup !== true) return STATES[state];
  if (state === 'fulfilled') return members.orderPickedUp;
  if (readyAt !== null && (state === 'received' || state === 'pending')) return members.orderReady;
  return state === 'partlyFulfilled' ? members.orderPartlyPickedUp : STATES[state];
}

type ListedOrder = Awaited<ReturnType<typeof ordersOfMember>>['orders'][number];

/** `/account/orders`: one's own orders, each with a link to its page and to where its parcels are followed (MEMB-06, ORD-144). */
export async function ordersPage(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, published, translate, request } = visit;
  const after = new URL(request.url, 'http://site.invalid').searchParams.get('after');
  const from = after !== null && isId<'order'>(after) ? after : null;
  const { orders, next } = await ordersOfMember(services.db, siteId, member.memberId, from);
  const { language, timeZone } = published.loaded.shell.settings;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  const parcels = await parcelsOfOrders(
    services.db,
    siteId,
    orders.map(({ id }) => id),
  );
  const links = orders.flatMap(({ id, number, state, total, currency, placedAt, ...rest }) => {
    const sent = parcels.filter(({ orderId }) => orderId === id);
    const texts = sent.map(({ text }) => text).filter((text) => text !== '');
    const line = {
      number,
      date: format.format(placedAt),
      total: formatMoney(moneyValue(toCents(total), currency)),
      state: translate(stateWords({ state, ...rest })),
    };
    const words =
      texts.length === 0
        ? fill(members.orderLine, line)
        : fill(members.orderSentLine, { ...line, parcels: texts.join(', ') });
    return [
      [orderLink(services, siteId, id), words] as const,
      ...sent.flatMap(({ url }) =>
        url === '' ? [] : [[url, fill(members.followParcel, { number })] as const],
      ),
    ];
  });
  return sendOwn(visit, members.orders, [
    links.length === 0 ? textPart(visit, members.noOrders) : linksPart(visit, links),
    ...(next === null ? [] : [linksPart(visit, [[`/account/orders?after=${next}`, members.olderOrders]])]),
  ]);
}
