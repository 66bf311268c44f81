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
  await trx
    .deleteFrom('form_sendings')
    .where('site_id', '=', siteId)
    .where('sent_at', '<=', windowStart)
    .execute();
  const counts = await trx
    .selectFrom('form_sendings')
    .select([
      sql<number>`count(*)::int`.as('ofSite'),
      sql<number>`(count(*) filter (where form_id = ${formId} and address_hash = ${addressHash}))::int`.as(
        'ofVisitor',
      ),
    ])
    .where('site_id', '=', siteId)
    .where('sent_at', '>', windowStart)
    .executeTakeFirstOrThrow();
  const { perVisitor, perSite } = services.config.formLimits;
  if (counts.ofVisitor >= perVisitor || counts.ofSite >= perSite) return false;
  await trx
    .insertInto('form_sendings')
    .values({
      site_id: siteId,
      id: createId(now),
      form_id: formId,
      address_hash: addressHash,
      sent_at: new Date(now),
    })
    .execute();
  return true;
}
