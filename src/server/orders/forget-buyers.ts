import { sql, type RawBuilder } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OrderId } from './tables.ts';

/** What stands in place of who an order was for. */
export const ERASED = 'Erased';

/**
 * Takes everything out of orders that tells of their buyers; numbers, amounts, taxes, countries and days stay (ORD-153,
 * ORD-154).
 */
export async function forgetBuyers(trx: Db, siteId: SiteId, ids: readonly OrderId[]): Promise<void> {
  const asked = sql`site_id = ${siteId} and order_id = any (${[...ids]}::bpchar[])`;
  await sql`update orders set
      email = ${ERASED}, email_key = '', name = ${ERASED}, name_key = ${ERASED.toLowerCase()},
      phone = ${erasedText('phone')}, note = ${erasedText('note')},
      delivery = ${erasedAddress('delivery')}, billing = ${erasedAddress('billing')},
      fields = ${erasedAnswers('fields')}, consents = '[]', network_address = null, member_id = null, begins = null
    where site_id = ${siteId} and id = any (${[...ids]}::bpchar[])`.execute(trx);
  // Whom a card is for that can still be paid stays, since it is mailed to them.
  await sql`update order_lines set gift = case when (select state from orders
        where orders.site_id = ${siteId} and orders.id = order_lines.order_id) not in ('canceled', 'expired')
        then gift || '{ "sender": "", "message": "" }' end, answers = ${erasedAnswers('answers')}
    where ${asked}`.execute(trx);
  // What people wrote into the timeline; what happened stays.
  await sql`update order_events set data = data - 'text' where ${asked} and data ? 'text'`.execute(trx);
  await sql`update fulfilments set tracking = '', url = '' where ${asked}`.execute(trx);
  await sql`update payments set reference = '', method = null where ${asked}`.execute(trx);
  await sql`update refunds set reason = '' where ${asked}`.execute(trx);
}

function erasedText(column: 'phone' | 'note'): RawBuilder<unknown> {
  return sql`case when ${sql.ref(column)} = '' then '' else ${ERASED} end`;
}

function erasedAnswers(column: 'fields' | 'answers'): RawBuilder<unknown> {
  const erased = JSON.stringify({ answer: ERASED });
  return sql`coalesce((select jsonb_agg(answered || ${erased}::jsonb)
    from jsonb_array_elements(${sql.ref(column)}) as answered), '[]')`;
}

function erasedAddress(column: 'delivery' | 'billing'): RawBuilder<unknown> {
  const blank = { name: ERASED, company: '', line1: ERASED, line2: '', city: '', region: '', postalCode: '' };
  return sql`case when ${sql.ref(column)} is not null
    then ${JSON.stringify(blank)}::jsonb || jsonb_build_object('country', ${sql.ref(column)} ->> 'country') end`;
}
