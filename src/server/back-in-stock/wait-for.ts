import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { createId } from '#lib/id.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';

/** Things that one email can wait for on a site (ORD-92). */
const MOST_WAITING = 20;

interface Waiting {
  readonly siteId: SiteId;
  readonly productId: DocumentId;
  readonly variantId: VariantId;
  readonly email: string;
}

/** Somebody waits for a variant; doing it again counts once. `full`: they wait for as much as one can (ORD-92). */
export async function waitFor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, productId, variantId, email }: Waiting,
): Promise<'waiting' | 'full'> {
  const emailKey = addressKey(email);
  return db.transaction().execute(async (trx) => {
    // What is sent at the same moment counts, too.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting ${siteId} ${emailKey}`}, 0))`.execute(
      trx,
    );
    const waiting = await trx
      .selectFrom('back_in_stock')
      .select('variant_id as variantId')
      .where('site_id', '=', siteId)
      .where('email_key', '=', emailKey)
      .limit(MOST_WAITING)
      .execute();
    if (waiting.some((each) => each.variantId === variantId)) return 'waiting';
    if (waiting.length >= MOST_WAITING) return 'full';
    await trx
      .insertInto('back_in_stock')
      .values({
        site_id: siteId,
        id: createId<'waiting'>(now()),
        product_id: productId,
        variant_id: variantId,
        email,
        email_key: emailKey,
        at: new Date(now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return 'waiting';
  });
}
