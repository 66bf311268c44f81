import type { InterfaceLocale } from '#messages/interface-locales.ts';
import type { Invitation } from '#contract/invitations.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { createAccountLink, removeInvitations } from './account-links.ts';
import { dashboardHost, tokenUrl } from './account-addresses.ts';
import { invitationMail } from './mails/invitation-mail.tsx';
import { findCredentials } from './queries.ts';
import type { AccountLinkId } from './tables.ts';

/** The greatest number of open invitations. */
export const MAX_INVITATIONS = 200;

/** Open invitations, the newest first. */
export async function listInvitations(db: Db, now: number): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('account_links')
    .select(['id', 'email', 'created_at', 'expires_at'])
    .where('kind', '=', 'invitation')
    .where('expires_at', '>', new Date(now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_INVITATIONS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/**
 * Mails an invitation in the language of the inviting person, and returns its link so that it can also be passed on by
 * hand. An address that is invited again gets a new link; the former one stops working.
 */
export async function invite(
  services: Services,
  inviter: SignedIn,
  email: string,
  language: InterfaceLocale,
): Promise<{ readonly link: string }> {
  const { db, config } = services;
  if ((await findCredentials(db, email)) !== null) {
    throw new CallError(
      'invitation-has-account',
      {},
      { email: 'There is an account with this address already.' },
    );
  }
  return db.transaction().execute(async (trx) => {
    const now = services.now();
    await removeInvitations(trx, { email });
    const open = await listInvitations(trx, now);
    if (open.length >= MAX_INVITATIONS) throw new CallError('too-many-invitations', { max: MAX_INVITATIONS });
    const token = await createAccountLink(trx, { kind: 'invitation', accountId: null, email, now });
    const link = tokenUrl(config, '/sign-up/complete', token);
    const params = { inviter: inviter.name, host: dashboardHost(config), link };
    await services.mail.send(invitationMail, { to: email, params, language }, trx);
    return { link };
  });
}

/** Deletes an invitation; throws not-found where there is none. */
export async function withdrawInvitation(db: Db, id: AccountLinkId): Promise<void> {
  const row = await db
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('kind', '=', 'invitation')
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
}
