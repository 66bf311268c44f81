import { sql } from 'kysely';
import { ABANDONED_LIFE_MS } from '#domain/carts/abandoned-cart.ts';
import type { Services } from '#server/platform/services.ts';

/** Rows of one statement, so that none holds locks for long. */
const MOST_AT_ONCE = 1000;

/** After 30 days nothing but the figures of an abandoned checkout is left (ORD-154). */
export async function forgetAbandoned({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - ABANDONED_LIFE_MS);
  for (;;) {
    const { numAffectedRows } = await sql`
      update abandoned_carts set email = '', email_key = '', lines = '[]' where ctid = any (array(
        select ctid from abandoned_carts where email_key <> '' and abandoned_at <= ${before}
        order by abandoned_at limit ${MOST_AT_ONCE}))`.execute(db);
    if (Number(numAffectedRows ?? 0) < MOST_AT_ONCE) return;
  }
}
