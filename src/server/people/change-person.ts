import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Holding } from '#domain/roles/permissions.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { findSite } from '#server/sites/queries.ts';
import { findOpenHandover } from './offer-site.ts';
import { orderedRoles } from './ordered-roles.ts';
import { findPerson } from './queries.ts';

/**
 * Gives somebody other roles on a site (ROLE-24). Throws `not-found` for who works on another one, and
 * `owner-keeps-admin`.
 */
export async function changeRoles(
  services: Services,
  siteId: SiteId,
  accountId: AccountId,
  { roles, isReviewed }: Holding,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, siteId, accountId);
    if (person === null) throw new CallError('not-found');
    if (person.isOwner && !roles.includes('admin')) throw new CallError('owner-keeps-admin');
    await grantRoles(trx, siteId, { accountId, roles: orderedRoles(roles), isReviewed, now: services.now() });
  });
}

/**
 * Takes somebody off a site and ends their sessions on its host at once (ROLE-24); they stay signed in elsewhere. Where
 * the site was offered to them, it no longer is.
 * Throws `not-found`, and `owner-keeps-admin` for the owner.
 */
export async function removePerson(services: Services, siteId: SiteId, accountId: AccountId): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, siteId, accountId);
    if (person === null) throw new CallError('not-found');
    if (person.isOwner) throw new CallError('owner-keeps-admin');
    await trx
      .deleteFrom('site_roles')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .execute();
    const handover = await findOpenHandover(trx, siteId, services.now());
    if (handover?.personId === accountId) {
      await trx.deleteFrom('site_handovers').where('site_id', '=', siteId).execute();
    }
    const { identifier } = await findSite(trx, siteId);
    await trx
      .deleteFrom('session_keys')
      .using('sessions')
      .whereRef('sessions.id', '=', 'session_keys.session_id')
      .where('sessions.account_id', '=', accountId)
      .where('session_keys.host', '=', new URL(appUrl(services.config, identifier, '/')).hostname)
      .execute();
  });
}
