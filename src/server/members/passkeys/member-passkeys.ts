import { cutText } from '#lib/cut-text.ts';
import { isId, type Id } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { recordHappening } from '../member-history.ts';
import type { MemberId } from '../tables.ts';

/** For a member (MEMB-25). */
export const MAX_MEMBER_PASSKEYS = 10;
const MAX_NAME = 100;

export interface MemberPasskey {
  readonly id: Id<'member-passkey'>;
  readonly name: string;
  /** The host on which alone it works. */
  readonly host: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The passkeys of a member, the oldest first. */
export async function listMemberPasskeys(
  db: Db,
  siteId: SiteId,
  memberId: MemberId,
): Promise<readonly MemberPasskey[]> {
  return db
    .selectFrom('member_passkeys')
    .select(['id', 'name', 'host', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

/** What browsers are told of those that a member has on this host, so that none is made twice. */
export async function listMemberCredentials(
  db: Db,
  siteId: SiteId,
  { memberId, host }: { readonly memberId: MemberId; readonly host: string },
): Promise<readonly { readonly id: string; readonly transports: string[] }[]> {
  const rows = await db
    .selectFrom('member_passkeys')
    .select(['credential_id', 'transports'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('host', '=', host)
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports,
  }));
}

/** The hosts on which members of the site made passkeys: what the sign-in page offers, and why it does not (MEMB-25). */
export async function listPasskeyHosts(db: Db, siteId: SiteId): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('member_passkeys')
    .select('host')
    .distinct()
    .where('site_id', '=', siteId)
    .orderBy('host')
    .execute();
  return rows.map(({ host }) => host);
}

/** False where the member has no such passkey, or the name is empty. */
export async function renameMemberPasskey(
  db: Db,
  siteId: SiteId,
  { memberId, id, name }: { readonly memberId: MemberId; readonly id: string; readonly name: string },
): Promise<boolean> {
  const wanted = cutText(name.trim(), MAX_NAME);
  if (!isId<'member-passkey'>(id) || wanted === '') return false;
  const { numUpdatedRows } = await db
    .updateTable('member_passkeys')
    .set({ name: wanted })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False where the member has no such passkey. */
export async function removeMemberPasskey(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  { memberId, id }: { readonly memberId: MemberId; readonly id: string },
): Promise<boolean> {
  if (!isId<'member-passkey'>(id)) return false;
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('member_passkeys')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await recordHappening(trx, siteId, [memberId], { what: 'passkey-removed', by: null, now: now() });
    return true;
  });
}

/** Takes all of them away: whoever changed the address may have made themselves at home (MEMB-33). */
export async function removeMemberPasskeys(trx: Db, siteId: SiteId, memberId: MemberId): Promise<void> {
  await trx
    .deleteFrom('member_passkeys')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}
