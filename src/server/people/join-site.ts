import type { Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Holding } from '#domain/roles/permissions.ts';
import { createAccount } from '#server/accounts/create-account.ts';
import { hashNewPassword } from '#server/accounts/hash-new-password.ts';
import { readSignUpPolicy } from '#server/accounts/sign-up-policy.ts';
import { siteActed } from '#server/activity/site-acted.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { grantRoles, holdingOn } from '#server/roles/queries.ts';
import { parseInvitationToken } from './invitation-token.ts';
import { orderedRoles } from './ordered-roles.ts';
import { siteTitle } from './site-title.ts';

interface Taken extends Holding {
  readonly siteId: SiteId;
  readonly email: string;
}

/** What an invitation says while it works; invitation-invalid else. */
export async function checkInvitation(services: Services, token: string) {
  const parsed = parseInvitationToken(token);
  const row =
    parsed === null
      ? undefined
      : await services.db
          .selectFrom('site_invitations')
          .innerJoin('sites', 'sites.id', 'site_invitations.site_id')
          .leftJoin('accounts', 'accounts.id', 'site_invitations.invited_by')
          .select(['site_invitations.email', 'site_invitations.roles', 'accounts.name as invitedBy'])
          .where('site_invitations.site_id', '=', parsed.siteId)
          .where('site_invitations.token_hash', '=', parsed.hash)
          .where('site_invitations.expires_at', '>', new Date(services.now()))
          .where('sites.removed_at', 'is', null)
          .executeTakeFirst();
  if (parsed === null || row === undefined) throw new CallError('invitation-invalid');
  const { policy } = await readSignUpPolicy(services, services.db);
  return {
    siteTitle: await siteTitle(services.db, parsed.siteId),
    invitedBy: row.invitedBy,
    email: row.email,
    roles: orderedRoles(row.roles),
    canCreateAccount: policy !== 'closed',
  };
}

/** Uses an invitation up for an account that is there: roles held already stay. */
export async function acceptInvitation(
  services: Services,
  token: string,
  accountId: AccountId,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await addPerson(services, trx, await takeInvitation(services, trx, token), accountId);
  });
}

/**
 * Makes the account of an invitation, with the address that its link was sent to. Throws `email-taken` where there is
 * one with this address, which leaves the invitation as it is, and `sign-up-closed`.
 */
export async function joinWithNewAccount(
  services: Services,
  input: { readonly token: string; readonly name: string; readonly password: string },
): Promise<AccountId> {
  // A hash costs much: nobody gets one for a link that does not work.
  await checkInvitation(services, input.token);
  const passwordHash = await hashNewPassword(input.password);
  return services.db.transaction().execute(async (trx) => {
    const taken = await takeInvitation(services, trx, input.token);
    if ((await readSignUpPolicy(services, trx)).policy === 'closed') throw new CallError('sign-up-closed');
    const accountId = await createAccount(trx, {
      name: input.name,
      email: taken.email,
      passwordHash,
      isInstallationOwner: false,
      now: services.now(),
    });
    await addPerson(services, trx, taken, accountId);
    return accountId;
  });
}

/** Of two who come with one link at once, one gets it. */
async function takeInvitation(services: Services, trx: Db, token: string): Promise<Taken> {
  const parsed = parseInvitationToken(token);
  const row =
    parsed === null
      ? undefined
      : await trx
          .deleteFrom('site_invitations')
          .using('sites')
          .whereRef('sites.id', '=', 'site_invitations.site_id')
          .where('sites.removed_at', 'is', null)
          .where('site_invitations.site_id', '=', parsed.siteId)
          .where('site_invitations.token_hash', '=', parsed.hash)
          .where('site_invitations.expires_at', '>', new Date(services.now()))
          .returning([
            'site_invitations.email',
            'site_invitations.roles',
            'site_invitations.is_reviewed as isReviewed',
          ])
          .executeTakeFirst();
  if (parsed === null || row === undefined) throw new CallError('invitation-invalid');
  return { siteId: parsed.siteId, ...row };
}

async function addPerson(
  services: Services,
  trx: Transaction<Database>,
  { siteId, roles, isReviewed }: Taken,
  accountId: AccountId,
): Promise<void> {
  const held = await holdingOn(trx, siteId, accountId);
  await grantRoles(trx, siteId, {
    accountId,
    roles: orderedRoles([...(held?.roles ?? []), ...roles]),
    // Whoever published by themselves goes on doing so.
    isReviewed: isReviewed && (held === null || held.isReviewed),
    now: services.now(),
  });
  const params = { kind: 'person-joined', accountId, documentId: null, personId: null, device: '' } as const;
  const joined = { siteId, subject: siteId, params, at: new Date(services.now()) };
  await recordEvents(trx, siteActed, [joined]);
}
