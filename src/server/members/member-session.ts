import { sql } from 'kysely';
import { createId, isId, type Id } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { describeDevice } from '#server/accounts/describe-device.ts';
import { createToken, hashToken, isToken } from '#server/accounts/session-token.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SignedInMember } from '#server/platform/http/caller.ts';
import { isNetworkAddressKept, networkAddressRow } from './network-addresses.ts';
import type { MemberId } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Without being used (MEMB-27). */
const UNUSED_MS = 30 * DAY_MS;
/** However much it is used (MEMB-27). */
export const LONGEST_MEMBER_SESSION_MS = 180 * DAY_MS;
/** The precision of the last use: a write for every request would cost too much. */
const USED_STEP_MS = 60_000;

/** Signs a member in and returns the token of the cookie; only its hash is kept (MEMB-26). */
export async function startMemberSession(
  trx: Db,
  siteId: SiteId,
  {
    memberId,
    userAgent,
    network,
    now,
  }: {
    readonly memberId: MemberId;
    readonly userAgent: string;
    /** The network address of the visitor. */
    readonly network: string;
    readonly now: number;
  },
): Promise<string> {
  const token = createToken();
  const isAddressKept = await isNetworkAddressKept(trx, siteId, network);
  // One statement: whoever signs in waits for it.
  const written = trx
    .with('session', (given) =>
      given.insertInto('member_sessions').values({
        site_id: siteId,
        id: createId<'member-session'>(now),
        member_id: memberId,
        token_hash: hashToken(token),
        device: describeDevice(userAgent),
        signed_in_at: new Date(now),
        last_used_at: new Date(now),
        expires_at: endOf(now, now),
      }),
    )
    .with('seen', (given) =>
      given
        .updateTable('members')
        .set({ last_seen_day: dayOf(now) })
        .where('site_id', '=', siteId)
        .where('id', '=', memberId),
    );
  if (isAddressKept) {
    const address = networkAddressRow(siteId, { memberId, what: 'sign-in', network, now });
    await written.insertInto('member_network_addresses').values(address).execute();
  } else await written.selectNoFrom(sql`true`.as('done')).execute();
  return token;
}

/** The member behind the cookie of a public host, while the account is active; null otherwise (MEMB-07, MEMB-27). */
export async function findMemberSession(
  db: Db,
  siteId: SiteId,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<SignedInMember | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('member_sessions')
    .innerJoin('members', (join) =>
      join
        .onRef('members.site_id', '=', 'member_sessions.site_id')
        .onRef('members.id', '=', 'member_sessions.member_id'),
    )
    .select([
      'member_sessions.id as sessionId',
      'member_sessions.signed_in_at as signedInAt',
      'member_sessions.last_used_at as lastUsedAt',
      'members.id as memberId',
      'members.email',
    ])
    .where('member_sessions.site_id', '=', siteId)
    .where('member_sessions.token_hash', '=', hashToken(token))
    .where('member_sessions.expires_at', '>', new Date(now))
    .where('members.status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { lastUsedAt, ...member } = row;
  if (now - lastUsedAt.getTime() > USED_STEP_MS) {
    await db
      .updateTable('member_sessions')
      .set({ last_used_at: new Date(now), expires_at: endOf(row.signedInAt.getTime(), now) })
      .where('site_id', '=', siteId)
      .where('id', '=', row.sessionId)
      .execute();
    await db
      .updateTable('members')
      .set({ last_seen_day: dayOf(now) })
      .where('site_id', '=', siteId)
      .where('id', '=', row.memberId)
      .execute();
  }
  return member;
}

export interface OpenMemberSession {
  readonly id: Id<'member-session'>;
  /** The browser and its system in words. */
  readonly device: string;
  readonly lastUsedAt: Date;
}

/** Where a member is signed in, the last used first (MEMB-31); 100 at most. */
export async function listMemberSessions(
  db: Db,
  siteId: SiteId,
  memberId: MemberId,
  now: number,
): Promise<readonly OpenMemberSession[]> {
  return db
    .selectFrom('member_sessions')
    .select(['id', 'device', 'last_used_at as lastUsedAt'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', new Date(now))
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** Ends one session of a member, or all but one; on every node from the next request on (MEMB-27). How many ended. */
export async function endMemberSessions(
  trx: Db,
  siteId: SiteId,
  memberId: MemberId,
  which: { readonly only: string } | { readonly except: Id<'member-session'> | null },
): Promise<number> {
  let query = trx
    .deleteFrom('member_sessions')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId);
  if ('only' in which) {
    if (!isId<'member-session'>(which.only)) return 0;
    query = query.where('id', '=', which.only);
  } else if (which.except !== null) query = query.where('id', '<>', which.except);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function endOf(signedInMs: number, now: number): Date {
  return new Date(Math.min(now + UNUSED_MS, signedInMs + LONGEST_MEMBER_SESSION_MS));
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
