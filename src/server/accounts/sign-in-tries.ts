import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Services } from '#server/platform/services.ts';

/** A count starts anew after this long without a failure. */
const FORGET_AFTER_MS = 60 * 60 * 1000;

/** The greatest difference between the clocks of processes. */
const CLOCK_STEP_MS = 60_000;

interface Limit {
  readonly free: number;
  readonly longestS: number;
  /** The wait after the first try too many; 1 where absent. */
  readonly firstS?: number;
  readonly forgetAfterMs?: number;
}

/**
 * How tries are throttled: a number are free, then each further one doubles the wait, from 1 second to the longest. An
 * account is never blocked for long, so that a stranger cannot lock its owner out.
 */
const LIMITS = {
  account: { free: 5, longestS: 60 },
  /** For a browser that is known for the account, or a session that asks for the password again. */
  device: { free: 5, longestS: 60 },
  /** Codes of the second factor, after the password: a million of them, three of which are right at a time. */
  factor: { free: 5, longestS: 900 },
  address: { free: 30, longestS: 900 },
  mail: { free: 3, longestS: 3600 },
  /** The password of a page or a site, from one network address: after the tenth, none for a quarter of an hour (MEMB-63). */
  lock: { free: 9, longestS: 900, firstS: 900, forgetAfterMs: 15 * 60 * 1000 },
} as const satisfies Readonly<Record<string, Limit>>;

export type TryKind = keyof typeof LIMITS;

export type TryOutcome = { readonly kind: 'allowed' } | { readonly kind: 'slowed'; readonly seconds: number };

/**
 * Counts a try before it is made, so that many at once are counted one by one; `forgiveTry` takes it back when it
 * succeeds. The key is kept as a keyed hash: the table tells nobody's address.
 */
export async function countTry(services: Services, kind: TryKind, key: string): Promise<TryOutcome> {
  const { free, longestS, firstS = 1, forgetAfterMs = FORGET_AFTER_MS }: Limit = LIMITS[kind];
  const now = new Date(services.now());
  const hashed = hashKey(services, kind, key);
  const failures = sql<number>`case when sign_in_tries.last_failed_at < ${new Date(services.now() - forgetAfterMs)}
    then 1 else sign_in_tries.failures + 1 end`;
  const row = await services.db
    .insertInto('sign_in_tries')
    .values({ key: hashed, failures: 1, last_failed_at: now, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          last_failed_at: now,
          blocked_until: sql<Date>`${now}::timestamptz + make_interval(secs =>
            case when ${failures} <= ${free} then 0
            else least(${longestS}, ${firstS} * power(2, least(${failures} - ${free} - 1, 20))) end)`,
        })
        .where((tries) =>
          tries.or([
            tries('sign_in_tries.blocked_until', '<=', now),
            // Recorded before the clock was set back: nobody has to wait until it has caught up.
            tries('sign_in_tries.last_failed_at', '>', new Date(services.now() + CLOCK_STEP_MS)),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  if (row !== undefined) return { kind: 'allowed' };
  const blocked = await services.db
    .selectFrom('sign_in_tries')
    .select('blocked_until')
    .where('key', '=', hashed)
    .executeTakeFirst();
  const wait = (blocked?.blocked_until.getTime() ?? 0) - services.now();
  return { kind: 'slowed', seconds: Math.max(1, Math.ceil(wait / 1000)) };
}

/** The try succeeded: the count is deleted; for a network address only this try is subtracted. */
export async function forgiveTry(services: Services, kind: TryKind, key: string): Promise<void> {
  const hashed = hashKey(services, kind, key);
  if (kind !== 'address') {
    await services.db.deleteFrom('sign_in_tries').where('key', '=', hashed).execute();
    return;
  }
  await services.db
    .updateTable('sign_in_tries')
    .set({ failures: sql`greatest(failures - 1, 0)`, blocked_until: new Date(services.now()) })
    .where('key', '=', hashed)
    .execute();
}

function hashKey(services: Services, kind: TryKind, key: string): string {
  const counted = kind === 'address' ? clientNetwork(key) : key;
  return createHmac('sha256', services.config.secrets.crumb)
    .update(`try:${kind}:${counted}`)
    .digest('base64url');
}
