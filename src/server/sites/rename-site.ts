import { FORMER_IDENTIFIER_DAYS } from '#domain/sites/site-identifier.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision, findSite } from './queries.ts';
import { renameInDocument } from './rename-in-document.ts';
import { reserveIdentifier } from './reserve-identifier.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Rename {
  readonly siteId: SiteId;
  readonly title: string;
  readonly identifier: string;
  readonly accountId: AccountId;
}

/** Gives a site another title or identifier. The former identifier leads to the site for 90 days (PLAT-01). */
export async function renameSite(services: Services, rename: Rename): Promise<void> {
  const { siteId, title, identifier, accountId } = rename;
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    const site = await findSite(trx, siteId);
    if (identifier !== site.identifier) {
      await reserveIdentifier(trx, identifier, { forSite: siteId, now, isOwn: false });
      await trx
        .deleteFrom('site_former_identifiers')
        .where('site_id', '=', siteId)
        .where('identifier', '=', identifier)
        .execute();
      await trx
        .insertInto('site_former_identifiers')
        .values({
          site_id: siteId,
          identifier: site.identifier,
          expires_at: new Date(now + FORMER_IDENTIFIER_DAYS * DAY_MS),
        })
        .execute();
    }
    await trx.updateTable('sites').set({ title, identifier }).where('id', '=', siteId).execute();
    await renameInDocument(trx, { siteId, title, accountId, now });
    await bumpRevision(trx, siteId);
  });
}
