import type { OpenHandover } from '#contract/site-handover.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { dashboardHost, tokenUrl } from '#server/accounts/account-addresses.ts';
import { findMailbox } from '#server/accounts/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { createInvitationToken } from './invitation-token.ts';
import { siteHandoverMail } from './mails/site-handover-mail.tsx';
import { findPerson } from './queries.ts';
import { siteTitle } from './site-title.ts';

/** How long an offer works. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** To whom a site is offered; null where it is offered to nobody. */
export async function findOpenHandover(db: Db, siteId: SiteId, now: number): Promise<OpenHandover | null> {
  const row = await db
    .selectFrom('site_handovers')
    .innerJoin('accounts', 'accounts.id', 'site_handovers.offered_to')
    .select(['accounts.id', 'accounts.name', 'site_handovers.expires_at'])
    .where('site_handovers.site_id', '=', siteId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    personId: row.id,
    name: row.name,
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at.getTime() <= now,
  };
}

export async function isOwnerOf(db: Db, siteId: SiteId, accountId: AccountId): Promise<boolean> {
  const row = await db
    .selectFrom('sites')
    .select('id')
    .where('id', '=', siteId)
    .where('owner_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Offers a site to somebody who works on it (ROLE-23): nothing changes until they accept. Throws `owner-only`,
 * `owns-already`, and `not-found` for who does not work on it.
 */
export async function offerSite(
  services: Services,
  siteId: SiteId,
  owner: SignedIn,
  personId: AccountId,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    if (!(await isOwnerOf(trx, siteId, owner.accountId))) throw new CallError('owner-only');
    const [person, mailbox] = [await findPerson(trx, siteId, personId), await findMailbox(trx, personId)];
    if (person === null || mailbox === null) throw new CallError('not-found');
    if (person.isOwner) throw new CallError('owns-already');
    const now = services.now();
    const { token, hash } = createInvitationToken(siteId);
    const offer = {
      id: createId<'site-handover'>(now),
      offered_by: owner.accountId,
      offered_to: personId,
      token_hash: hash,
      created_at: new Date(now),
      expires_at: new Date(now + LIFETIME_MS),
    };
    await trx
      .insertInto('site_handovers')
      .values({ site_id: siteId, ...offer })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet(offer))
      .execute();
    const params = {
      owner: owner.name,
      site: await siteTitle(trx, siteId),
      host: dashboardHost(services.config),
      link: tokenUrl(services.config, '/take-over', token),
    };
    const language = mailbox.language ?? owner.language ?? 'en';
    await services.mail.send(siteHandoverMail, { to: mailbox.email, params, language, siteId }, trx);
  });
}

/** Takes an offer back: its link stops working. Throws `owner-only`, and `not-found` where there is none. */
export async function withdrawHandover(db: Db, siteId: SiteId, accountId: AccountId): Promise<void> {
  if (!(await isOwnerOf(db, siteId, accountId))) throw new CallError('owner-only');
  const row = await db
    .deleteFrom('site_handovers')
    .where('site_id', '=', siteId)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
}
