import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

const MINUTE_MS = 60_000;

interface Limit {
  readonly most: number;
  readonly withinMs: number;
  /** For how long nothing is taken after the last; the rest of the time where absent. */
  readonly blockMs?: number;
}

const LIMITS = {
  /** Sign-ups of one network address (MEMB-14). */
  'sign-up': { most: 10, withinMs: 60 * MINUTE_MS },
  /** Account mails to one email address (MEMB-14). */
  mail: { most: 3, withinMs: 60 * MINUTE_MS },
  /** Mails about the data of a person to one email address, known or not (CRM-28). */
  'data-mail': { most: 3, withinMs: 60 * MINUTE_MS },
  /** Requests of people for their data from one network address (CRM-28). */
  'data-request': { most: 10, withinMs: 60 * MINUTE_MS },
  /** Failures for one email address, known or not (MEMB-22). */
  password: { most: 5, withinMs: 15 * MINUTE_MS, blockMs: 15 * MINUTE_MS },
  /** Failures from one network address (MEMB-22). */
  network: { most: 20, withinMs: 15 * MINUTE_MS, blockMs: 15 * MINUTE_MS },
} as const satisfies Readonly<Record<string, Limit>>;

export type MemberTry = keyof typeof LIMITS;

/**
 * Counts a try before it is made, so that many at once are counted one by one; null where it may be made, else the
 * seconds to wait (MEMB-14, MEMB-22). The key is kept as an HMAC: the table tells nobody's address.
 */
export async function countMemberTry(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  siteId: SiteId,
  kind: MemberTry,
  counted: string,
): Promise<number | null> {
  const { most, withinMs, blockMs }: Limit = LIMITS[kind];
  const key = keyOf(config, kind, counted);
  const at = new Date(now());
  const isNew = sql<boolean>`(member_tries.count >= ${most} or member_tries.started_at <= ${new Date(now() - withinMs)})`;
  const count = sql<number>`case when ${isNew} then 1 else member_tries.count + 1 end`;
  const startedAt = sql<Date>`case when ${isNew} then ${at}::timestamptz else member_tries.started_at end`;
  const end =
    blockMs === undefined
      ? sql<Date>`${startedAt} + make_interval(secs => ${withinMs / 1000})`
      : sql<Date>`${new Date(now() + blockMs)}::timestamptz`;
  const counts = await db
    .insertInto('member_tries')
    .values({ site_id: siteId, key, count: 1, started_at: at, blocked_until: at })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'key'])
        .doUpdateSet({
          count,
          started_at: startedAt,
          blocked_until: sql<Date>`case when ${count} >= ${most} then ${end} else ${at}::timestamptz end`,
        })
        .where('member_tries.blocked_until', '<=', at),
    )
    .returning('count')
    .executeTakeFirst();
  if (counts !== undefined) return null;
  const blocked = await db
    .selectFrom('member_tries')
    .select('blocked_until')
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((blocked?.blocked_until.getTime() ?? 0) - now()) / 1000));
}

/** The password was right: nothing counts against the address, and this try not against the network. */
export async function forgiveMemberTries(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  siteId: SiteId,
  { email, network }: { readonly email: string; readonly network: string },
): Promise<void> {
  await db
    .deleteFrom('member_tries')
    .where('site_id', '=', siteId)
    .where('key', '=', keyOf(config, 'password', email))
    .execute();
  await db
    .updateTable('member_tries')
    .set({ count: sql`greatest(count - 1, 0)`, blocked_until: new Date(now()) })
    .where('site_id', '=', siteId)
    .where('key', '=', keyOf(config, 'network', network))
    .execute();
}

/** Counts older than an hour say nothing any more. */
export async function removeOldMemberTries(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('member_tries')
    .where('started_at', '<', new Date(now - 2 * 60 * MINUTE_MS))
    .execute();
}

function keyOf(config: Services['config'], kind: MemberTry, counted: string): Buffer {
  return createHmac('sha256', config.secrets.crumb).update(`member:${kind}:${counted}`).digest();
}
