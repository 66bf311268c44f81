import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Gift cards that a person bought, was given or is to be given by an order that is not paid: cards stay with what is left on them, since whoever has the code has paid
 * for it; names, addresses and words go (CRM-24, ORD-152).
 */
export const giftCardData: PersonalDataPart = {
  name: 'gift cards',
  tables: ['gift_cards', 'gift_card_entries'],
  fate: 'anonymous',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const cards = await cardsOf(db, siteId, emailKeys);
    const ordered = await db
      .selectFrom('order_lines')
      .select('gift')
      .where('site_id', '=', siteId)
      .where(isOrderedFor(emailKeys))
      .orderBy('id')
      .execute();
    return [
      ...cards.map(({ isBought, createdAt, ...card }) => ({
        ...card,
        way: isBought ? 'bought' : 'received',
        createdAt: createdAt.toISOString(),
      })),
      ...ordered.map(({ gift }) => ({ ...gift, way: 'ordered' })),
    ];
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await sql`update order_lines set gift = gift || '{ "name": "", "email": "", "message": "" }'
      where site_id = ${siteId} and ${isOrderedFor(emailKeys)}`.execute(trx);
    const cards = await cardsOf(trx, siteId, emailKeys);
    const received = cards.flatMap(({ id, isReceived }) => (isReceived ? [id] : []));
    const bought = cards.flatMap(({ id, isBought }) => (isBought ? [id] : []));
    // Nothing is mailed to somebody who was erased: the buyer can name another recipient.
    await sql`update gift_cards set recipient_name = '', recipient_email = '', message = ''
      where site_id = ${siteId} and id = any (${received}::bpchar[])`.execute(trx);
    await sql`update gift_cards set sender = '', message = ''
      where site_id = ${siteId} and id = any (${bought}::bpchar[])`.execute(trx);
    await sql`update gift_card_entries set reason = ''
      where site_id = ${siteId} and card_id = any (${[...received, ...bought]}::bpchar[]) and reason <> ''`.execute(
      trx,
    );
  },
};

/** Lines of gift cards for a person that are not paid yet, or never were: they become cards with that. */
function isOrderedFor(emailKeys: readonly string[]) {
  return sql<boolean>`(gift is not null and lower(gift ->> 'email') = any (${[...emailKeys]}::text[]))`;
}

async function cardsOf(db: Db, siteId: SiteId, emailKeys: readonly string[]) {
  const keys = [...emailKeys];
  const isReceived = sql<boolean>`lower(card.recipient_email) = any (${keys}::text[])`;
  const rows = await db
    .selectFrom('gift_cards as card')
    .leftJoin('orders as bought', (join) =>
      join
        .onRef('bought.site_id', '=', 'card.site_id')
        .onRef('bought.id', '=', 'card.order_id')
        .on('bought.email_key', 'in', keys),
    )
    .select([
      'card.id',
      'card.last4',
      'card.currency',
      'card.balance',
      'card.recipient_name as recipientName',
      'card.recipient_email as recipientEmail',
      'card.sender',
      'card.message',
      'card.deliver_on as deliverOn',
      'card.created_at as createdAt',
      isReceived.as('isReceived'),
      sql<boolean>`bought.id is not null`.as('isBought'),
    ])
    .where('card.site_id', '=', siteId)
    .where((where) =>
      where.or([
        isReceived,
        where(
          'card.order_id',
          'in',
          where
            .selectFrom('orders')
            .select('orders.id')
            .where('orders.site_id', '=', siteId)
            .where('orders.email_key', 'in', keys),
        ),
      ]),
    )
    .orderBy('card.id')
    .execute();
  return rows;
}
