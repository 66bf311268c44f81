import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { MemberInvitation } from '#contract/member-invitations.ts';
import { createId } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Db, Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { sql, type Transaction } from 'kysely';
import { sendMemberMail } from './mails/send-member-mail.ts';
import { findMemberSettings } from './member-settings.ts';
import { findMemberByEmail } from './members.ts';
import type { MemberInvitationId } from './tables.ts';

/** How long an invitation works (MEMB-16). */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;
const MOST_LISTED = 200;

interface Invited {
  readonly email: string;
  /** Plans that start when the invitation is accepted. */
  readonly planIds?: readonly PlanId[];
  readonly by: AccountId | null;
}

/** Who was invited and has not come yet, the newest first. */
export async function listMemberInvitations(
  db: Db,
  siteId: SiteId,
  now: number,
): Promise<readonly MemberInvitation[]> {
  const rows = await db
    .selectFrom('member_invitations')
    .select(['id', 'email', 'expires_at as expiresAt'])
    .select(
      sql<string[]>`array(select plan.name from member_plans plan where plan.site_id = ${siteId}
      and plan.id = any(member_invitations.plan_ids) order by plan.position, plan.id)`.as('plans'),
    )
    .where('site_id', '=', siteId)
    .where('accepted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ expiresAt, ...row }) => ({
    ...row,
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt.getTime() <= now,
  }));
}

/** Mails somebody a link to join (MEMB-16). Throws `members-off`, `not-found` and, at the address, `member-exists`. */
export async function inviteMember(
  services: Services,
  siteId: SiteId,
  { email, planIds = [], by }: Invited,
): Promise<void> {
  await assertPlans(services.db, siteId, planIds);
  await assertOpen(services.db, siteId);
  const member = await findMemberByEmail(services.db, siteId, email);
  if (member !== null && member.status !== 'unverified') {
    const error = new CallError('member-exists');
    throw new CallError(error.code, {}, { email: error.message });
  }
  const now = services.now();
  const { token, row } = newLink(now);
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('member_invitations')
      .values({
        ...row,
        site_id: siteId,
        id: createId<'member-invitation'>(now),
        email: readableAddress(email),
        email_key: addressKey(email),
        plan_ids: [...planIds],
        invited_by: by,
        created_at: new Date(now),
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'email_key']).doUpdateSet({
          ...row,
          email: readableAddress(email),
          plan_ids: [...planIds],
          invited_by: by,
          created_at: new Date(now),
        }),
      )
      .execute();
    await mailLink(trx, services, siteId, { email, token });
  });
}

/** Mails a new link for 14 days more; the former one stops working. Throws `members-off` and `not-found`. */
export async function resendMemberInvitation(
  services: Services,
  siteId: SiteId,
  id: MemberInvitationId,
): Promise<void> {
  const { token, row } = newLink(services.now());
  await services.db.transaction().execute(async (trx) => {
    const invitation = await trx
      .updateTable('member_invitations')
      .set(row)
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (invitation === undefined) throw new CallError('not-found');
    await assertOpen(trx, siteId);
    await mailLink(trx, services, siteId, { email: invitation.email, token });
  });
}

/** Makes the link worthless; not-found where nobody is invited by it any more. */
export async function withdrawMemberInvitation(
  db: Db,
  siteId: SiteId,
  id: MemberInvitationId,
): Promise<void> {
  const row = await db
    .deleteFrom('member_invitations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
}

/** A link that nobody could use would only annoy. */
async function assertOpen(db: Db, siteId: SiteId): Promise<void> {
  const { isOn, whoMayJoin } = await findMemberSettings(db, siteId);
  if (!isOn || whoMayJoin === 'nobody') throw new CallError('members-off');
}

async function assertPlans(db: Db, siteId: SiteId, planIds: readonly PlanId[]): Promise<void> {
  if (planIds.length === 0) return;
  const found = await db
    .selectFrom('member_plans')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...planIds])
    .execute();
  if (found.length < new Set(planIds).size) throw new CallError('not-found');
}

function newLink(now: number) {
  const token = createToken();
  return {
    token,
    row: { token_hash: hashToken(token), expires_at: new Date(now + LIFETIME_MS), accepted_at: null },
  };
}

async function mailLink(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<void> {
  const { identifier, title: site } = await findSite(trx, siteId);
  const link = publicUrl(services.config, identifier, `/account/invitation/${token}`);
  await sendMemberMail(trx, services, siteId, { kind: 'invitation', to: email, params: { site, link } });
}
