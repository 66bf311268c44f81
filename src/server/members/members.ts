import type { SiteId } from '#domain/documents/record.ts';
import type { MemberStatus } from '#domain/members/member-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { MemberId } from './tables.ts';

const COLUMNS = [
  'id',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'status',
  'former_status as formerStatus',
  'password_hash as passwordHash',
  'joined_at as joinedAt',
  'verified_at as verifiedAt',
  'removed_at as removedAt',
  'removed_by_owner as isRemovedByOwner',
  'language',
  'fields',
] as const;

export interface Member {
  readonly id: MemberId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: MemberStatus;
  readonly formerStatus: Exclude<MemberStatus, 'removed'> | null;
  readonly passwordHash: string | null;
  readonly joinedAt: Date;
  readonly verifiedAt: Date | null;
  readonly removedAt: Date | null;
  readonly isRemovedByOwner: boolean;
  readonly language: string;
  /** Answers to the own fields of the site, by their ids (MEMB-09). */
  readonly fields: Readonly<Record<string, string>>;
}

/** The member of a site with this address, compared trimmed and without regard to case (MEMB-02). */
export async function findMemberByEmail(db: Db, siteId: SiteId, email: string): Promise<Member | null> {
  const row = await db
    .selectFrom('members')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst();
  return row ?? null;
}

export async function findMember(db: Db, siteId: SiteId, id: MemberId): Promise<Member | null> {
  const row = await db
    .selectFrom('members')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Holds the row of a member until the transaction ends. */
export async function lockMember(trx: Db, siteId: SiteId, id: MemberId): Promise<Member | null> {
  const row = await trx
    .selectFrom('members')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
