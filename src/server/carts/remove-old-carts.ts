import { sql } from 'kysely';
import { CART_LIFE_MS } from '#domain/carts/cart-limits.ts';
import type { Services } from '#server/platform/services.ts';

/** Rows of one statement, so that none holds locks for long. */
const MOST_AT_ONCE = 1000;

/** Deletes the carts that have expired, and says how many they were (ORD-07). */
export async function removeOldCarts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = new Date(now() - CART_LIFE_MS);
  let removed = 0;
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from carts where ctid = any (array(
        select ctid from carts where changed_at <= ${before} order by changed_at limit ${MOST_AT_ONCE}))`.execute(
      db,
    );
    const count = Number(numAffectedRows ?? 0);
    removed += count;
    if (count < MOST_AT_ONCE) return removed;
  }
}
