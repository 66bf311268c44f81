import { createHmac } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
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

/** What a try counts against. */
export interface CountedTry {
  readonly kind: TryKind;
  readonly key: string;
}

/**
 * Counts a try before it is made, so that many at once are counted one by one; `forgiveTry` takes it back when it
 * succeeds. The key is kept as a keyed hash: the table tells nobody's address.
 */
export async function countTry(services: Services, kind: TryKind, key: string): Promise<TryOutcome> {
  return countTries(services, [{ kind, key }]);
}

/** The same against several keys, in one statement: against the next only where those before allow the try. */
export async function countTries(services: Services, tries: readonly CountedTry[]): Promise<TryOutcome> {
  const names = tries.map((_each, place) => sql.id(`counted_${place}`));
  const steps = tries.map((each, place) => {
    const before = place === 0 ? sql`` : sql`where exists (select from ${names[place - 1]})`;
    return sql`${names[place]} as (${countingOf(services, each, before)})`;
  });
  const counts = names.map((name) => sql`(select failures from ${name})`);
  const { rows } = await sql<{ counts: readonly (number | null)[] }>`
    with ${sql.join(steps)} select array[${sql.join(counts)}] as counts`.execute(services.db);
  const refused = tries[rows[0]?.counts.indexOf(null) ?? 0];
  if (refused === undefined) return { kind: 'allowed' };
  const blocked = await services.db
    .selectFrom('sign_in_tries')
    .select('blocked_until')
    .where('key', '=', hashKey(services, refused))
    .executeTakeFirst();
  const wait = (blocked?.blocked_until.getTime() ?? 0) - services.now();
  return { kind: 'slowed', seconds: Math.max(1, Math.ceil(wait / 1000)) };
}

/** Gives the count, or no row while nothing is taken. */
function countingOf(services: Services, given: CountedTry, before: RawBuilder<unknown>) {
  const { free, longestS, firstS = 1, forgetAfterMs = FORGET_AFTER_MS }: Limit = LIMITS[given.kind];
  const now = sql`${new Date(services.now())}::timestamptz`;
  const failures = sql`case when tries.last_failed_at < ${new Date(services.now() - forgetAfterMs)}
    then 1 else tries.failures + 1 end`;
  // What was recorded before the clock was set back lets nobody wait until it has caught up.
  return sql`insert into sign_in_tries as tries (key, failures, last_failed_at, blocked_until)
    select ${hashKey(services, given)}, 1, ${now}, ${now} ${before}
    on conflict (key) do update set failures = ${failures}, last_failed_at = ${now},
      blocked_until = ${now} + make_interval(secs =>
        case when ${failures} <= ${free} then 0
        else least(${longestS}, ${firstS} * power(2, least(${failures} - ${free} - 1, 20))) end)
    where tries.blocked_until <= ${now}
      or tries.last_failed_at > ${new Date(services.now() + CLOCK_STEP_MS)}
    returning failures`;
}

/** The try succeeded: the count is deleted; for a network address only this try is subtracted. */
export async function forgiveTry(services: Services, kind: TryKind, key: string): Promise<void> {
  await forgiveTries(services, [{ kind, key }]);
}

/** The same of several keys, in one statement that takes them in the order in which they are counted. */
export async function forgiveTries(services: Services, tries: readonly CountedTry[]): Promise<void> {
  const names = tries.map((_each, place) => sql.id(`forgiven_${place}`));
  const steps = tries.map((each, place) => {
    const before = place === 0 ? sql`` : sql`and (select count(*) from ${names[place - 1]}) >= 0`;
    const hashed = hashKey(services, each);
    return each.kind === 'address'
      ? sql`${names[place]} as (
          update sign_in_tries set failures = greatest(failures - 1, 0), blocked_until = ${new Date(services.now())}
          where key = ${hashed} ${before} returning key)`
      : sql`${names[place]} as (delete from sign_in_tries where key = ${hashed} ${before} returning key)`;
  });
  await sql`with ${sql.join(steps)} select`.execute(services.db);
}

function hashKey(services: Services, { kind, key }: CountedTry): string {
  const counted = kind === 'address' ? clientNetwork(key) : key;
  return createHmac('sha256', services.config.secrets.crumb)
    .update(`try:${kind}:${counted}`)
    .digest('base64url');
}
