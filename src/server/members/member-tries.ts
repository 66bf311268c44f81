import { createHmac } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
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
  /** Searches for an order from one network address (ORD-145). */
  'order-search': { most: 5, withinMs: 60 * MINUTE_MS },
  /** Sign-ups for what is sold out from one network address (ORD-92). */
  'back-in-stock': { most: 30, withinMs: 60 * MINUTE_MS },
  /** Attempts to pay from one network address, of whatever orders (ORD-77). */
  payment: { most: 20, withinMs: 60 * MINUTE_MS },
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
  return countMemberTries({ db, config, now }, siteId, [[kind, counted]]);
}

/** What a try counts against: an address, a network. */
type CountedTry = readonly [kind: MemberTry, counted: string];

/** The same against several, in one statement: against the next only where those before allow the try. */
export async function countMemberTries(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  siteId: SiteId,
  tries: readonly CountedTry[],
): Promise<number | null> {
  const names = tries.map((_each, place) => sql.id(`counted_${place}`));
  const steps = tries.map(([kind, counted], place) => {
    const before = place === 0 ? sql`` : sql`where exists (select from ${names[place - 1]})`;
    const key = keyOf(config, kind, counted);
    return sql`${names[place]} as (${countingOf(siteId, key, LIMITS[kind], now(), before)})`;
  });
  const counts = names.map((name) => sql`(select count from ${name})`);
  const { rows } = await sql<{ counts: readonly (number | null)[] }>`
    with ${sql.join(steps)} select array[${sql.join(counts)}] as counts`.execute(db);
  const refused = tries[rows[0]?.counts.indexOf(null) ?? 0];
  if (refused === undefined) return null;
  const blocked = await db
    .selectFrom('member_tries')
    .select('blocked_until')
    .where('site_id', '=', siteId)
    .where('key', '=', keyOf(config, ...refused))
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((blocked?.blocked_until.getTime() ?? 0) - now()) / 1000));
}

/** Gives the count, or no row while nothing is taken. */
function countingOf(
  siteId: SiteId,
  key: Buffer,
  { most, withinMs, blockMs }: Limit,
  now: number,
  before: RawBuilder<unknown>,
) {
  const at = sql`${new Date(now)}::timestamptz`;
  const isNew = sql<boolean>`(tries.count >= ${most} or tries.started_at <= ${new Date(now - withinMs)})`;
  const count = sql<number>`case when ${isNew} then 1 else tries.count + 1 end`;
  const startedAt = sql<Date>`case when ${isNew} then ${at} else tries.started_at end`;
  const end =
    blockMs === undefined
      ? sql<Date>`${startedAt} + make_interval(secs => ${withinMs / 1000})`
      : sql<Date>`${new Date(now + blockMs)}::timestamptz`;
  return sql`insert into member_tries as tries (site_id, key, count, started_at, blocked_until)
    select ${siteId}, ${key}::bytea, 1, ${at}, ${at} ${before}
    on conflict (site_id, key) do update set count = ${count}, started_at = ${startedAt},
      blocked_until = case when ${count} >= ${most} then ${end} else ${at} end
    where tries.blocked_until <= ${at}
    returning count`;
}

/** The password was right: nothing counts against the address, and this try not against the network. */
export async function forgiveMemberTries(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  siteId: SiteId,
  { email, network }: { readonly email: string; readonly network: string },
): Promise<void> {
  // The address first, as they are counted: two at once wait for each other.
  await sql`
    with forgiven as (
      delete from member_tries where site_id = ${siteId} and key = ${keyOf(config, 'password', email)} returning key
    )
    update member_tries set count = greatest(count - 1, 0), blocked_until = ${new Date(now())}
    where site_id = ${siteId} and key = ${keyOf(config, 'network', network)}
      and (select count(*) from forgiven) >= 0`.execute(db);
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
