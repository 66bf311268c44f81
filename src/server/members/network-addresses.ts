import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isVisitorDataRestricted } from '#server/sites/is-visitor-data-restricted.ts';
import type { MemberId } from './tables.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const MOST_LISTED = 50;

interface Seen {
  readonly memberId: MemberId;
  readonly what: 'sign-up' | 'sign-in';
  /** As the request says it. */
  readonly network: string;
  readonly now: number;
}

/** Keeps where somebody signed up or in from, unless the site keeps nothing of its visitors (MEMB-34, CONS-19). */
export async function keepNetworkAddress(trx: Db, siteId: SiteId, seen: Seen): Promise<void> {
  if (!(await isNetworkAddressKept(trx, siteId, seen.network))) return;
  await trx.insertInto('member_network_addresses').values(networkAddressRow(siteId, seen)).execute();
}

export async function isNetworkAddressKept(db: Db, siteId: SiteId, network: string): Promise<boolean> {
  return network !== '' && !(await isVisitorDataRestricted(db, siteId));
}

export function networkAddressRow(siteId: SiteId, { memberId, what, network, now }: Seen) {
  return {
    site_id: siteId,
    id: createId<'member-network-address'>(now),
    member_id: memberId,
    what,
    network_address: network,
    at: new Date(now),
  };
}

/** Where a member signed up and in from within 30 days, the newest first; 50 at most (MEMB-34). */
export async function listNetworkAddresses(db: Db, siteId: SiteId, memberId: MemberId, now: number) {
  const rows = await db
    .selectFrom('member_network_addresses')
    .select(['id', 'what', 'network_address as address', 'at'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('at', '>', new Date(now - KEPT_MS))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Erases those of 30 days ago, on all sites. */
export async function removeOldNetworkAddresses(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('member_network_addresses')
    .where('at', '<=', new Date(now - KEPT_MS))
    .execute();
}
