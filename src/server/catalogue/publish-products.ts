import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import type { Transaction } from 'kysely';
import type { Database, Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';

/** Publishes products, and nothing that is none (ROLE-17). */
export function publishProducts(
  { db }: Services,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  {
    authorId,
    authorName,
    at,
  }: { readonly authorId: ChangeAuthor['accountId']; readonly authorName: string; readonly at: Date },
): Promise<{ readonly isPublished: boolean }> {
  return db.transaction().execute(async (trx: Transaction<Database>) => {
    const ids = [...new Set(documentIds)];
    if ((await countProducts(trx, siteId, ids)) < ids.length) throw new CallError('not-found');
    const { release } = await publishDocuments(trx, {
      siteId,
      documentIds: ids,
      authorId,
      authorName,
      name: releaseNames.published,
      at,
    });
    return { isPublished: release !== null };
  });
}

async function countProducts(db: Db, siteId: SiteId, ids: readonly DocumentId[]): Promise<number> {
  const { count } = await db
    .selectFrom('product_entries')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('stage', '=', 'draft')
    .where('document_id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  return Number(count);
}
