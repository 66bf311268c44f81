import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { GIVING_ACCESS } from '#domain/members/membership-state.ts';
import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { extraColumns, NO_EXTRAS, type MemberExtras } from './member-extras.ts';
import { recordHappening } from './member-history.ts';
import { isMemberPassword } from './member-password.ts';
import { startMemberSession } from './member-session.ts';
import { findMemberByEmail } from './members.ts';
import { subscribeAsAsked } from './subscribe-as-asked.ts';
import { setMemberStatus } from './set-member-status.ts';
import type { MemberId } from './tables.ts';

const MAX_NAME = 100;

/** What the link of an invitation is worth now. */
export type InvitationState =
  | { readonly state: 'unknown' | 'used' | 'expired' }
  | { readonly state: 'valid'; readonly email: string };

/** Looks at an invitation; changes nothing (MEMB-12, MEMB-16). */
export async function readMemberInvitation(
  { db, now }: Services,
  siteId: SiteId,
  token: string,
): Promise<InvitationState> {
  if (!isToken(token)) return { state: 'unknown' };
  const row = await db
    .selectFrom('member_invitations')
    .select(['email', 'expires_at as expiresAt', 'accepted_at as acceptedAt'])
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return { state: 'unknown' };
  if (row.acceptedAt !== null) return { state: 'used' };
  return row.expiresAt.getTime() <= now() ? { state: 'expired' } : { state: 'valid', email: row.email };
}

export interface AcceptedInvitation {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null where the site asks for none. */
  readonly password: string | null;
  readonly userAgent: string;
  /** The network address of the visitor. */
  readonly network: string;
  /** What the site asks for besides (MEMB-09). */
  readonly extras?: MemberExtras;
  /** What the box of the newsletter says (NEWS-08). */
  readonly newsletterWording: string;
}

/**
 * Makes the member of an invitation, whose address is confirmed by it, and signs in (MEMB-16). Of two who accept at once
 * one gets it. The token of the session; null where the link does not work, or the account is not active.
 */
export async function acceptMemberInvitation(
  services: Services,
  siteId: SiteId,
  accepted: AcceptedInvitation,
): Promise<
  { readonly kind: 'joined'; readonly token: string } | { readonly kind: 'weak-password' | 'refused' }
> {
  if (accepted.password !== null && !(await isMemberPassword(accepted.password))) {
    return { kind: 'weak-password' };
  }
  const passwordHash = accepted.password === null ? null : await hashPassword(accepted.password);
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const invitation = await takeInvitation(trx, siteId, accepted.token, now);
    if (invitation === null) return { kind: 'refused' as const };
    const { email, planIds } = invitation;
    const member = await memberOfInvitation(trx, siteId, { ...accepted, email, passwordHash, now });
    if (member === null) return { kind: 'refused' as const };
    await giveInvitedPlans(trx, siteId, { memberId: member, planIds, now });
    const { firstName, lastName } = accepted;
    const person = { email, firstName, lastName, source: 'member', isConfirmed: true } as const;
    await touchContact(trx, siteId, person, now);
    const { newsletterWording: wording } = accepted;
    await subscribeAsAsked(trx, services, siteId, { memberId: member, wording });
    const { userAgent, network } = accepted;
    const session = { memberId: member, userAgent, network, now };
    return { kind: 'joined' as const, token: await startMemberSession(trx, siteId, session) };
  });
}

async function takeInvitation(trx: Db, siteId: SiteId, token: string, now: number) {
  if (!isToken(token)) return null;
  const row = await trx
    .updateTable('member_invitations')
    .set({ accepted_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(['email', 'plan_ids as planIds'])
    .executeTakeFirst();
  return row ?? null;
}

/** Plans that are still there, given as the owner gives them: whatever they cost, and however many hold them (MEMB-58). */
async function giveInvitedPlans(
  trx: Db,
  siteId: SiteId,
  {
    memberId,
    planIds,
    now,
  }: { readonly memberId: MemberId; readonly planIds: readonly PlanId[]; readonly now: number },
): Promise<void> {
  if (planIds.length === 0) return;
  await sql`insert into memberships (site_id, member_id, plan_id, state, started_at, ends_at)
    select ${siteId}, ${memberId}, plan.id, 'complimentary', ${new Date(now)}, null
    from member_plans plan where plan.site_id = ${siteId} and plan.id = any(${[...planIds]}::char(24)[])
    on conflict (site_id, member_id, plan_id) do update
      set state = excluded.state, started_at = excluded.started_at, ends_at = null
      where not (memberships.state = any(${[...GIVING_ACCESS]})
        and (memberships.ends_at is null or memberships.ends_at > ${new Date(now)}))`.execute(trx);
}

/** A new member; or one who signed up meanwhile and never confirmed, or is active already, who is signed in. */
async function memberOfInvitation(
  trx: Db,
  siteId: SiteId,
  given: AcceptedInvitation & {
    readonly email: string;
    readonly passwordHash: string | null;
    readonly now: number;
  },
) {
  const { email, now, passwordHash } = given;
  const names = {
    first_name: cutText(given.firstName, MAX_NAME),
    last_name: cutText(given.lastName, MAX_NAME),
    ...extraColumns(given.extras ?? NO_EXTRAS, now),
  };
  const inserted = await trx
    .insertInto('members')
    .values({
      ...names,
      site_id: siteId,
      id: createId<'member'>(now),
      email: readableAddress(email),
      email_key: addressKey(email),
      status: 'active',
      former_status: null,
      password_hash: passwordHash,
      note: '',
      verified_at: new Date(now),
      last_seen_day: null,
      removed_at: null,
      removed_by_owner: false,
      language: await publishedLanguage(trx, siteId),
      joined_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) {
    await recordHappening(trx, siteId, [inserted.id], { what: 'invited', by: null, now });
    return inserted.id;
  }
  const member = await findMemberByEmail(trx, siteId, email);
  if (member?.status === 'active') return member.id;
  if (member?.status !== 'unverified') return null;
  await setMemberStatus(trx, siteId, member.id, 'active', { now });
  // What was chosen with the link counts: whoever signed up before never showed to have the address.
  await trx
    .updateTable('members')
    .set({ ...names, password_hash: passwordHash })
    .where('site_id', '=', siteId)
    .where('id', '=', member.id)
    .execute();
  return member.id;
}
