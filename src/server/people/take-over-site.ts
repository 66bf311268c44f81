import { sql } from 'kysely';
import type { ReceivedHandover } from '#contract/site-handover.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { dashboardUrl } from '#server/accounts/account-addresses.ts';
import { findMailbox } from '#server/accounts/queries.ts';
import { siteActed } from '#server/activity/site-acted.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { reserveSite } from '#server/quotas/reserve-site.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { parseInvitationToken } from './invitation-token.ts';
import { siteHandedOverMail } from './mails/site-handed-over-mail.tsx';
import { siteHandoverDeclinedMail } from './mails/site-handover-declined-mail.tsx';
import { orderedRoles } from './ordered-roles.ts';
import { findPerson } from './queries.ts';
import { siteTitle } from './site-title.ts';
import type { SiteHandoverId } from './tables.ts';

/** More than anybody is offered. */
const MAX_LISTED = 100;

/** Offers that still can be accepted: made by who owns the site, which is there. */
function selectWorking(db: Db, now: number) {
  return db
    .selectFrom('site_handovers')
    .innerJoin('sites', (join) =>
      join
        .onRef('sites.id', '=', 'site_handovers.site_id')
        // A site has one offer: it is not looked for among all that its owner has made.
        .on(sql<boolean>`sites.owner_id is not distinct from site_handovers.offered_by`),
    )
    .innerJoin('accounts', 'accounts.id', 'site_handovers.offered_by')
    .select([
      'site_handovers.id',
      'site_handovers.site_id',
      'site_handovers.offered_to',
      'site_handovers.expires_at',
      'accounts.name as offered_by_name',
    ])
    .where('site_handovers.expires_at', '>', new Date(now))
    .where('sites.removed_at', 'is', null);
}

type WorkingRow = Awaited<ReturnType<ReturnType<typeof selectWorking>['execute']>>[number];

async function toReceived(db: Db, row: WorkingRow): Promise<ReceivedHandover> {
  return {
    id: row.id,
    siteTitle: await siteTitle(db, row.site_id),
    offeredBy: row.offered_by_name,
    expiresAt: row.expires_at.toISOString(),
  };
}

/** The sites that are offered to an account, the newest offer first. */
export async function listReceivedHandovers(
  db: Db,
  accountId: AccountId,
  now: number,
): Promise<ReceivedHandover[]> {
  const rows = await selectWorking(db, now)
    .where('site_handovers.offered_to', '=', accountId)
    .orderBy('site_handovers.created_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return Promise.all(rows.map((row) => toReceived(db, row)));
}

/** The offer of a mailed link; throws `handover-invalid`, and `handover-of-other` for another account. */
export async function checkHandover(
  services: Services,
  token: string,
  accountId: AccountId,
): Promise<ReceivedHandover> {
  const parsed = parseInvitationToken(token);
  const row =
    parsed === null
      ? undefined
      : await selectWorking(services.db, services.now())
          .where('site_handovers.site_id', '=', parsed.siteId)
          .where('site_handovers.token_hash', '=', parsed.hash)
          .executeTakeFirst();
  if (row === undefined) throw new CallError('handover-invalid');
  if (row.offered_to !== accountId) throw new CallError('handover-of-other');
  return toReceived(services.db, row);
}

/** Takes an offer out of the table while it works: of two who come with one at once, one gets it. */
async function takeOffer(
  services: Services,
  trx: Db,
  id: SiteHandoverId,
  accountId: AccountId,
): Promise<{ readonly siteId: SiteId; readonly formerOwnerId: AccountId }> {
  const row = await trx
    .deleteFrom('site_handovers')
    .using('sites')
    .whereRef('sites.id', '=', 'site_handovers.site_id')
    .whereRef('sites.owner_id', '=', 'site_handovers.offered_by')
    .where('sites.removed_at', 'is', null)
    .where('site_handovers.offered_to', '=', accountId)
    .where('site_handovers.id', '=', id)
    .where('site_handovers.expires_at', '>', new Date(services.now()))
    .returning(['site_handovers.site_id as siteId', 'site_handovers.offered_by as formerOwnerId'])
    .executeTakeFirst();
  if (row === undefined) throw new CallError('handover-invalid');
  return row;
}

/**
 * Makes somebody the owner of a site that was offered to them, in one step with the role admin; the former owner keeps
 * all roles, and both get a mail (ROLE-23). Throws `handover-invalid`, also for who works on the site no more, and
 * `account-quota-reached`, which leaves the offer as it is.
 */
export async function acceptHandover(
  services: Services,
  id: SiteHandoverId,
  account: SignedIn,
): Promise<void> {
  const { accountId } = account;
  await services.db.transaction().execute(async (trx) => {
    const { siteId, formerOwnerId } = await takeOffer(services, trx, id, accountId);
    const person = await findPerson(trx, siteId, accountId);
    if (person === null) throw new CallError('handover-invalid');
    const changed = await trx
      .updateTable('sites')
      .set({ owner_id: accountId })
      .where('id', '=', siteId)
      .where('owner_id', '=', formerOwnerId)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw new CallError('handover-invalid');
    await reserveSite(trx, accountId);
    const roles = orderedRoles(['admin', ...person.roles]);
    await grantRoles(trx, siteId, { accountId, roles, now: services.now() });

    const params = {
      kind: 'site-taken-over',
      accountId,
      documentId: null,
      personId: null,
      device: '',
    } as const;
    const taken = { siteId, subject: siteId, params, at: new Date(services.now()) };
    await recordEvents(trx, siteActed, [taken]);
    const site = await siteTitle(trx, siteId);
    const link = dashboardUrl(services.config, '/');
    for (const [id, isNewOwner] of [
      [accountId, true],
      [formerOwnerId, false],
    ] as const) {
      const mailbox = await findMailbox(trx, id);
      if (mailbox === null) continue;
      const params = { site, newOwner: account.name, isNewOwner, link };
      const language = mailbox.language ?? account.language ?? 'en';
      await services.mail.send(siteHandedOverMail, { to: mailbox.email, params, language, siteId }, trx);
    }
  });
}

/** Leaves the site with its owner, who gets a mail; throws `handover-invalid`. */
export async function declineHandover(
  services: Services,
  id: SiteHandoverId,
  account: SignedIn,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const { siteId, formerOwnerId } = await takeOffer(services, trx, id, account.accountId);
    const mailbox = await findMailbox(trx, formerOwnerId);
    if (mailbox === null) return;
    const params = { site: await siteTitle(trx, siteId), person: account.name };
    const language = mailbox.language ?? account.language ?? 'en';
    await services.mail.send(siteHandoverDeclinedMail, { to: mailbox.email, params, language, siteId }, trx);
  });
}
