import { sql } from 'kysely';
import { invariant } from '#lib/invariant.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { reserveStorage, type StorageUsage } from '#server/quotas/reserve-storage.ts';
import { SITE_TABLES } from '#server/site-tables.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findSite } from '#server/sites/queries.ts';
import { renameInDocument } from '#server/sites/rename-in-document.ts';

export interface Duplicate {
  readonly siteId: SiteId;
  readonly title: string;
  readonly identifier: string;
  readonly ownerId: AccountId;
}

/**
 * Copies a site with its documents, their history and what is published. Ids stay the same: they are unique in their site
 * only, so links between documents go on working. Files are shared: their content lies in the storage once, by its hash.
 */
export async function duplicateSite(services: Services, duplicate: Duplicate): Promise<SiteId> {
  const original = await findSite(services.db, duplicate.siteId);
  return createSite(services, {
    title: duplicate.title,
    identifier: duplicate.identifier,
    ownerId: duplicate.ownerId,
    isPublic: false,
    async fill(copyId) {
      await services.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('sites')
          .set({
            site_document_id: original.siteDocumentId,
            // What the provider took from a site comes back by no copy (CONT-228).
            features_off: [...original.featuresOff],
          })
          .where('id', '=', copyId)
          .execute();
        for (const [table, { copied }] of SITE_TABLES) {
          if (copied === true) await copyRows(trx, table, original.id, copyId);
        }
        await reserveStorage(trx, copyId, await heldBy(trx, copyId));
        await renameInDocument(trx, {
          siteId: copyId,
          title: duplicate.title,
          accountId: duplicate.ownerId,
          now: services.now(),
        });
      });
    },
  });
}

/** Counts the copied rows: the original may have grown meanwhile. */
async function heldBy(trx: Db, siteId: SiteId): Promise<StorageUsage> {
  const { rows } = await sql<StorageUsage>`select
    (select count(*) from documents where site_id = ${siteId}) as documents,
    (select count(*) from files where site_id = ${siteId}) as files,
    (select coalesce(sum(size), 0)::bigint from files where site_id = ${siteId}) as bytes`.execute(trx);
  const [row] = rows;
  invariant(row !== undefined, 'a select without a table gives one row');
  return row;
}

async function copyRows(trx: Db, table: string, from: SiteId, to: SiteId): Promise<void> {
  const name = sql.table(table);
  await sql`insert into ${name}
    select (jsonb_populate_record(original, jsonb_build_object('site_id', ${to}::text))).*
    from ${name} as original where original.site_id = ${from}`.execute(trx);
}
