import type { FastifyReply } from 'fastify';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { PaymentWord } from '#domain/orders/payment-word.ts';
import { isId } from '#lib/id.ts';
import { members } from '#messages/en/members.ts';
import { fill, type Words } from '#messages/message.ts';
import { donationsOfMember } from '#server/donations/donations-of-member.ts';
import { orderMoney } from '#server/orders/order-mail-facts.ts';
import { orderLink } from '#server/orders/order-link.ts';
import { sendOwn, type OwnVisit } from './account-pages.ts';
import { DONATIONS_PATH } from './donations-path.ts';
import { linksPart, textPart } from './form-parts.ts';

/** `/account/donations`: what a member has given, each with a link to its page (ORD-144). */
export async function donationsPage(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, published, translate, request } = visit;
  const after = new URL(request.url, 'http://site.invalid').searchParams.get('after');
  const from = after !== null && isId<'order'>(after) ? after : null;
  const { donations, next } = await donationsOfMember(services.db, siteId, member.memberId, from);
  const { language, timeZone } = published.loaded.shell.settings;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  const links = donations.map((donation) => {
    const { id, number, fund, placedAt, total } = donation;
    const amount = orderMoney(donation, total);
    const state = translate(stateOf(donation));
    const line = { number, date: format.format(placedAt), amount, fund, state };
    return [orderLink(services, siteId, id), fill(members.donationLine, line)] as const;
  });
  return sendOwn(visit, members.donations, [
    links.length === 0 ? textPart(visit, members.noDonations) : linksPart(visit, links),
    ...(next === null
      ? []
      : [linksPart(visit, [[`${DONATIONS_PATH}?after=${next}`, members.olderDonations]])]),
  ]);
}

function stateOf({ state, payment }: { readonly state: OrderState; readonly payment: PaymentWord }): Words {
  if (payment === 'refunded') return members.donationReturned;
  if (state === 'canceled') return members.orderCanceled;
  return state === 'received' ? members.orderReceived : members.orderConfirmed;
}
