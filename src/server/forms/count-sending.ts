import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { SENDING_WINDOW_MS } from './form-limits.ts';
import { hashAddress } from './hash-secret.ts';

/**
 * Counts what a visitor sends with a form and tells whether it may pass (FORM-69); those of one visitor at once wait
 * for each other. `address` is the visitor's network address.
 */
export async function countSending(
  trx: Db,
  services: Pick<Services, 'config' | 'now'>,
  { siteId, formId, address }: { readonly siteId: SiteId; readonly formId: string; readonly address: string },
): Promise<boolean> {
  const now = services.now();
  const addressHash = hashAddress(services, address);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId}${addressHash.toString('hex')}`}, 0))`.execute(
    trx,
  );
  const windowStart = new Date(now - SENDING_WINDOW_MS);
  const { perVisitor, perSite } = services.config.formLimits;
  // The lock had to be there before: what this statement counts is what there is when it begins.
  const counted = await trx
    .with('expired', (db) =>
      db.deleteFrom('form_sendings').where('site_id', '=', siteId).where('sent_at', '<=', windowStart),
    )
    .with('counts', (db) =>
      db
        .selectFrom('form_sendings')
        .select([
          sql<number>`count(*)`.as('ofSite'),
          sql<number>`count(*) filter (where form_id = ${formId} and address_hash = ${addressHash})`.as(
            'ofVisitor',
          ),
        ])
        .where('site_id', '=', siteId)
        .where('sent_at', '>', windowStart),
    )
    .insertInto('form_sendings')
    .columns(['site_id', 'id', 'form_id', 'address_hash', 'sent_at'])
    .expression((db) =>
      db
        .selectFrom('counts')
        .select([
          sql<SiteId>`${siteId}::text`.as('site_id'),
          sql<string>`${createId(now)}::text`.as('id'),
          sql<string>`${formId}::text`.as('form_id'),
          sql<Buffer>`${addressHash}::bytea`.as('address_hash'),
          sql<Date>`${new Date(now)}::timestamptz`.as('sent_at'),
        ])
        .where('ofVisitor', '<', perVisitor)
        .where('ofSite', '<', perSite),
    )
    .executeTakeFirst();
  return counted.numInsertedOrUpdatedRows === 1n;
}
