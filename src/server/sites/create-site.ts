import { createId } from '#lib/id.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { reserveSite } from '#server/quotas/reserve-site.ts';
import { bumpRevision } from './queries.ts';
import { reserveIdentifier } from './reserve-identifier.ts';

export interface NewSite {
  readonly title: string;
  readonly identifier: string;
  /** Null for the site an installation is started with, until somebody claims it. */
  readonly ownerId: AccountId | null;
  /** Portico's own site, whose identifier people may not take: the preview of a template. */
  readonly isOwn?: boolean;
  /** Whether visitors get its pages at once, as those of the demo site; absent: they do. */
  readonly isPublic?: boolean;
  /** Makes its documents. When it fails, there is no site. */
  readonly fill: (siteId: SiteId) => Promise<void>;
}

/**
 * Makes a site. It shows only when its documents are complete: a process that dies in between leaves a row that
 * nobody sees and `removeUnfinishedSites` takes away. Throws `account-quota-reached` where its owner has too many.
 */
export async function createSite(services: Services, site: NewSite): Promise<SiteId> {
  const now = services.now();
  const siteId = createId<'site'>(now);
  await services.db.transaction().execute(async (trx) => {
    await reserveIdentifier(trx, site.identifier, { forSite: null, now, isOwn: site.isOwn ?? false });
    await trx
      .insertInto('sites')
      .values({
        id: siteId,
        identifier: site.identifier,
        title: site.title,
        site_document_id: createId<'document'>(now),
        owner_id: site.ownerId,
        created_at: new Date(now),
        is_public: site.isPublic ?? true,
        ready_at: null,
        removed_at: null,
      })
      .execute();
    if (site.ownerId !== null) {
      await reserveSite(trx, site.ownerId);
      await grantRoles(trx, siteId, { accountId: site.ownerId, roles: ['admin'], now });
    }
  });
  try {
    await site.fill(siteId);
  } catch (error) {
    await services.db.deleteFrom('sites').where('id', '=', siteId).execute();
    throw error;
  }
  await services.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sites')
      .set({ ready_at: new Date(services.now()) })
      .where('id', '=', siteId)
      .execute();
    await bumpRevision(trx, siteId);
  });
  return siteId;
}
