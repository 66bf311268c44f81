import { sql } from 'kysely';
import type { OneMember } from '#contract/one-member.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { MAX_SITE_LABELS } from '#domain/members/member-runs.ts';
import { REMOVAL_UNDO_MS } from '#domain/members/member-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { listMemberLabels } from './list-members.ts';
import { mailMember } from './mail-member.ts';
import { listHappenings, recordHappening } from './member-history.ts';
import { endMemberSessions, listMemberSessions } from './member-session.ts';
import { countMemberTry } from './member-tries.ts';
import { answersOf } from './member-extras.ts';
import { findMemberSettings } from './member-settings.ts';
import { findMember } from './members.ts';
import { listNetworkAddresses } from './network-addresses.ts';
import type { MemberId } from './tables.ts';

type MemberFields = Pick<OneMember, 'firstName' | 'lastName' | 'note' | 'labels'>;

/** A member as the owner sees it, with its open sessions and history; not-found where there is none. */
export async function readMember({ db, now }: Services, siteId: SiteId, id: MemberId): Promise<OneMember> {
  const row = await db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'status',
      'former_status as formerStatus',
      'joined_at as joinedAt',
      'verified_at as verifiedAt',
      'removed_at as removedAt',
      'labels',
      'note',
      'language',
      'customer_id as customerId',
      'fields',
      sql<string | null>`to_char(last_seen_day, 'YYYY-MM-DD')`.as('lastSeenDay'),
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
  const { formerStatus, joinedAt, verifiedAt, removedAt, fields, ...member } = row;
  const { fields: asked } = await findMemberSettings(db, siteId);
  const sessions = await listMemberSessions(db, siteId, id, now());
  return {
    ...member,
    restoresTo: removedAt !== null && now() - removedAt.getTime() < REMOVAL_UNDO_MS ? formerStatus : null,
    joinedAt: joinedAt.toISOString(),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    sessions: sessions.map(({ lastUsedAt, ...session }) => ({
      ...session,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    answers: answersOf(asked, fields),
    networkAddresses: await listNetworkAddresses(db, siteId, id, now()),
    history: await listHappenings(db, siteId, id),
  };
}

/** What the owner writes of a member (MEMB-02). Throws `not-found` and `too-many-member-labels`. */
export async function saveMember(
  services: Services,
  siteId: SiteId,
  { id, by, fields }: { readonly id: MemberId; readonly by: AccountId; readonly fields: MemberFields },
): Promise<void> {
  const labels = [...new Set(fields.labels)].toSorted();
  await services.db.transaction().execute(async (trx) => {
    await assertRoomForLabels(trx, siteId, labels);
    const row = await trx
      .updateTable('members')
      .set({ first_name: fields.firstName, last_name: fields.lastName, note: fields.note, labels })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw new CallError('not-found');
    await recordHappening(trx, siteId, [id], { what: 'edited', by, now: services.now() });
  });
}

/** A site has 500 labels at most (CRM-11). */
export async function assertRoomForLabels(trx: Db, siteId: SiteId, labels: readonly string[]): Promise<void> {
  if (labels.length === 0) return;
  const known = new Set([...(await listMemberLabels(trx, siteId)), ...labels]);
  if (known.size > MAX_SITE_LABELS) throw new CallError('too-many-member-labels', { max: MAX_SITE_LABELS });
}

/**
 * Mails the link to confirm the address, or to sign in, at the owner's wish. Throws `not-found`, `member-status-refused`
 * for one who may not sign in, and `rate-limited` where the address got three mails within the hour (MEMB-14).
 */
export async function mailLinkByOwner(
  services: Services,
  siteId: SiteId,
  { id, by }: { readonly id: MemberId; readonly by: AccountId },
): Promise<void> {
  const member = await findMember(services.db, siteId, id);
  if (member === null) throw new CallError('not-found');
  const { status, email, passwordHash } = member;
  if (status !== 'active' && status !== 'unverified') throw new CallError('member-status-refused');
  const seconds = await countMemberTry(services, siteId, 'mail', addressKey(email));
  if (seconds !== null) throw new CallError('rate-limited');
  const kind = status === 'active' ? 'sign-in' : 'confirm';
  await services.db.transaction().execute(async (trx) => {
    const mail = { kind, memberId: id, to: email, browser: null, returnTo: '/account' } as const;
    // An address that is confirmed by this mail keeps the password that was chosen with it.
    await mailMember(trx, services, siteId, { ...mail, passwordHash });
    await recordHappening(trx, siteId, [id], { what: 'mailed', by, now: services.now() });
  });
}

/** Ends one session of a member or all of them (MEMB-27); not-found where there is no such member or session. */
export async function endSessionsByOwner(
  services: Services,
  siteId: SiteId,
  { id, by, only }: { readonly id: MemberId; readonly by: AccountId; readonly only?: string },
): Promise<void> {
  if ((await findMember(services.db, siteId, id)) === null) throw new CallError('not-found');
  await services.db.transaction().execute(async (trx) => {
    const ended = await endMemberSessions(trx, siteId, id, only === undefined ? { except: null } : { only });
    if (only !== undefined && ended === 0) throw new CallError('not-found');
    await recordHappening(trx, siteId, [id], { what: 'signed-out', by, now: services.now() });
  });
}
