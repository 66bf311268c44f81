import type { FastifyReply } from 'fastify';
import { isId } from '#lib/id.ts';
import { members } from '#messages/en/members.ts';
import { fill } from '#messages/message.ts';
import { cardTitle } from '#server/carts/card-words.ts';
import { balanceTexts } from '#server/checkout/gift-card-balance-page.tsx';
import { cardsOfMember } from '#server/gift-cards/cards-of-member.ts';
import { sendOwn, type OwnVisit } from './account-pages.ts';
import { linksPart, textPart } from './form-parts.ts';
import { GIFT_CARDS_PATH } from './gift-cards-path.ts';

/**
 * `/account/gift-cards`: the cards that were mailed to a member, each with what is left on it and until when (ORD-144). No code
 * stands there: who has it can spend the card (ORD-120).
 */
export async function giftCardsPage(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, translate, request } = visit;
  const after = new URL(request.url, 'http://site.invalid').searchParams.get('after');
  const from = after !== null && isId<'gift-card'>(after) ? after : null;
  const { cards, next } = await cardsOfMember(services.db, siteId, member.memberId, from);
  const rows = await Promise.all(
    cards.map(async ({ sender, ...card }) => {
      const from = sender === '' ? [] : [translate(fill(members.giftCardFrom, { sender }))];
      const note = [...from, ...(await balanceTexts(visit, card))].join(' ');
      return { title: translate(cardTitle(card)), note, form: null };
    }),
  );
  return sendOwn(visit, members.giftCards, [
    ...(rows.length === 0
      ? [textPart(visit, members.noGiftCards)]
      : [{ kind: 'rows' as const, rows }, textPart(visit, members.giftCardCode)]),
    ...(next === null
      ? []
      : [linksPart(visit, [[`${GIFT_CARDS_PATH}?after=${next}`, members.olderGiftCards]])]),
  ]);
}
