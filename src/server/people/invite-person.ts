import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Holding } from '#domain/roles/permissions.ts';
import { createId } from '#lib/id.ts';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { dashboardHost, tokenUrl } from '#server/accounts/account-addresses.ts';
import { findCredentials } from '#server/accounts/queries.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey, addressKeys, readableAddress } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesOn } from '#server/roles/queries.ts';
import { createInvitationToken } from './invitation-token.ts';
import { siteInvitationMail } from './mails/site-invitation-mail.tsx';
import { orderedRoles } from './ordered-roles.ts';
import { MAX_SITE_INVITATIONS } from './queries.ts';
import { siteTitle } from './site-title.ts';
import type { SiteInvitationId } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an invitation works (ROLE-24). */
const LIFETIME_MS = 14 * DAY_MS;

interface Inviter {
  readonly account: SignedIn;
  /** The language that mails to people without an account are written in. */
  readonly language: InterfaceLocale;
}

/**
 * Mails somebody the link to join a site (ROLE-24), and gives the link. An address that is invited again gets another
 * link and these roles. Throws `already-on-site` and `too-many-invitations`.
 */
export async function invitePerson(
  services: Services,
  siteId: SiteId,
  inviter: Inviter,
  invited: Holding & { readonly email: string },
): Promise<string> {
  const account = await findCredentials(services.db, invited.email);
  if (account !== null && (await rolesOn(services.db, siteId, account.id)).length > 0) {
    const error = new CallError('already-on-site');
    throw new CallError(error.code, {}, { email: error.message });
  }
  return services.db.transaction().execute(async (trx) => {
    const now = services.now();
    // One invitation an address, however it is spelled.
    await trx
      .deleteFrom('site_invitations')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', addressKeys(invited.email))
      .execute();
    await assertRoom(trx, siteId);
    const { token, hash } = createInvitationToken(siteId);
    await trx
      .insertInto('site_invitations')
      .values({
        site_id: siteId,
        id: createId<'site-invitation'>(now),
        email: readableAddress(invited.email),
        email_key: addressKey(invited.email),
        roles: orderedRoles(invited.roles),
        is_reviewed: invited.isReviewed,
        token_hash: hash,
        invited_by: inviter.account.accountId,
        created_at: new Date(now),
        expires_at: new Date(now + LIFETIME_MS),
      })
      // Two who invite an address at once: the later one counts.
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'email_key']).doUpdateSet((set) => ({
          roles: set.ref('excluded.roles'),
          is_reviewed: set.ref('excluded.is_reviewed'),
          token_hash: set.ref('excluded.token_hash'),
          invited_by: set.ref('excluded.invited_by'),
          expires_at: set.ref('excluded.expires_at'),
        })),
      )
      .execute();
    return mailLink(services, trx, siteId, inviter, {
      email: invited.email,
      token,
      language: account?.language ?? inviter.language,
    });
  });
}

/** Mails a new link for 14 days more; the former one stops working. Throws `not-found` where there is no invitation. */
export async function resendInvitation(
  services: Services,
  siteId: SiteId,
  inviter: Inviter,
  id: SiteInvitationId,
): Promise<string> {
  return services.db.transaction().execute(async (trx) => {
    const { token, hash } = createInvitationToken(siteId);
    const row = await trx
      .updateTable('site_invitations')
      .set({ token_hash: hash, expires_at: new Date(services.now() + LIFETIME_MS) })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (row === undefined) throw new CallError('not-found');
    const account = await findCredentials(trx, row.email);
    const language = account?.language ?? inviter.language;
    return mailLink(services, trx, siteId, inviter, { email: row.email, token, language });
  });
}

async function assertRoom(trx: Db, siteId: SiteId): Promise<void> {
  const { count } = await trx
    .selectFrom('site_invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_SITE_INVITATIONS) {
    throw new CallError('too-many-invitations', { max: MAX_SITE_INVITATIONS });
  }
}

async function mailLink(
  services: Services,
  trx: Transaction<Database>,
  siteId: SiteId,
  inviter: Inviter,
  to: { readonly email: string; readonly token: string; readonly language: InterfaceLocale },
): Promise<string> {
  const { config } = services;
  const link = tokenUrl(config, '/join', to.token);
  const params = {
    inviter: inviter.account.name,
    site: await siteTitle(trx, siteId),
    host: dashboardHost(config),
    link,
  };
  await services.mail.send(siteInvitationMail, { to: to.email, params, language: to.language, siteId }, trx);
  return link;
}
