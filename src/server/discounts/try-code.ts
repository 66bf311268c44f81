import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { codeKey } from '#domain/pricing/discount-conditions.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Services } from '#server/platform/services.ts';

const WINDOW_MS = 10 * 60_000;
/** Wrong codes in that time; with one more nothing is taken until the time is over (ORD-56). */
const MAX_WRONG = 20;

interface CodeTry {
  readonly siteId: SiteId;
  /** Null for who asks without one. */
  readonly cartId: Id<'cart'> | null;
  /** The network address it comes from. */
  readonly address: string;
}

export type TriedCode<Found> =
  | { readonly kind: 'right'; readonly found: Found }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'slowed'; readonly seconds: number };

/**
 * What a code of a discount or a gift card leads to, as far as whoever asks may ask: from one cart or one network address more than 20 wrong ones in
 * ten minutes are answered no more, right ones neither (ORD-56); `seconds` says when they are again.
 */
export async function tryCode<Found>(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { siteId, cartId, address }: CodeTry,
  find: () => Promise<Found | null>,
): Promise<TriedCode<Found>> {
  const { db, now } = services;
  const since = new Date(now() - WINDOW_MS);
  const key = (text: string) =>
    createHmac('sha256', services.config.secrets.crumb).update(`code:${siteId}:${text}`).digest('base64url');
  // Everybody counts them in one order.
  const keys = [
    ...(cartId === null ? [] : [key(`cart:${cartId}`)]),
    key(`address:${clientNetwork(address)}`),
  ].toSorted();
  const counts = await db
    .selectFrom('code_tries')
    .select(slowedSince(since).as('since'))
    .where('site_id', '=', siteId)
    .where('key', 'in', keys)
    .execute();
  const before = slowedFor(counts, now());
  if (before !== null) return before;
  const found = await find();
  if (found !== null) return { kind: 'right', found };
  await db.deleteFrom('code_tries').where('site_id', '=', siteId).where('last_at', '<=', since).execute();
  const at = new Date(now());
  const { rows } = await sql<Slowed>`
    insert into code_tries as known (site_id, key, tried_at, last_at)
    select ${siteId}, key, array[${at}::timestamptz], ${at} from unnest(${keys}::text[]) as key
    on conflict (site_id, key) do update set last_at = ${at}, tried_at =
      (select coalesce(array_agg(tried), '{}') from unnest(known.tried_at) as tried where tried > ${since})
      || ${at}::timestamptz
    returning ${slowedSince(since)} as since`.execute(db);
  return slowedFor(rows, at.getTime()) ?? { kind: 'wrong' };
}

interface Slowed {
  /** The wrong code with which there are as few again as are allowed once it is old; null where nothing is slowed. */
  readonly since: Date | null;
}

function slowedSince(begin: Date) {
  return sql<Date | null>`(select tried from unnest(tried_at) as tried where tried > ${begin}
    order by tried desc offset ${MAX_WRONG} limit 1)`;
}

function slowedFor(keys: readonly Slowed[], now: number) {
  const ends = keys.flatMap(({ since }) => (since === null ? [] : [since.getTime() + WINDOW_MS]));
  if (ends.length === 0) return null;
  return { kind: 'slowed', seconds: Math.max(1, Math.ceil((Math.max(...ends) - now) / 1000)) } as const;
}

/** Whether a discount has the code. */
export async function isDiscountCode(db: Db, siteId: SiteId, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('discount_codes')
    .select('discount_id')
    .where('site_id', '=', siteId)
    .where('code_key', '=', codeKey(code))
    .where('is_removed', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}
