import { createId } from '#lib/id.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { findAuthorName } from '#server/documents/author-name.ts';
import { findSiteDocumentId, loadDocument } from '#server/documents/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { navigationRecords, type NavigationContext } from './import-navigation.ts';
import { pendingDocuments } from './import-sources.ts';

export interface Finished {
  readonly navigationLinks: number;
  readonly published: number;
  readonly notes: readonly string[];
}

const NAME = 'Import from WordPress';

/**
 * Puts everything an import created into the navigation and the published ones live, in one transaction.
 * The site's own document goes live with them only where nothing else in it waits for being published.
 */
export async function finishImport(
  services: Services,
  given: { readonly siteId: SiteId; readonly authorId: AccountId | null },
  navigation: Omit<NavigationContext, 'documentIds'>,
): Promise<Finished> {
  const { siteId, authorId } = given;
  return services.db.transaction().execute(async (trx) => {
    const at = new Date(services.now());
    const pending = await pendingDocuments(trx, siteId);
    if (pending.length === 0) return { navigationLinks: 0, published: 0, notes: [] };
    const notes: string[] = [];
    const toPublish: DocumentId[] = pending.filter((each) => each.isToPublish).map((each) => each.documentId);
    const linkable = await pagesOf(pending.map((each) => each.documentId));
    const siteDocumentId = await findSiteDocumentId(trx, siteId);
    const site = siteDocumentId === null ? null : await loadDocument(trx, siteId, siteDocumentId);
    let navigationLinks = 0;
    if (site !== null) {
      const { added, notes: menuNotes } = navigationRecords(site.records, {
        ...navigation,
        documentIds: linkable,
      });
      notes.push(...menuNotes);
      navigationLinks = added.length;
      if (added.length > 0) {
        await appendChange(trx, {
          siteId,
          documentId: site.id,
          change: {
            id: createId<'change'>(services.now()),
            baseVersion: site.version,
            name: NAME,
            gestureId: createId(services.now()),
            operations: added.map((record) => ({ op: 'put' as const, record })),
          },
          author: { accountId: authorId, name: await findAuthorName(trx, authorId) },
          at,
        });
        if (site.publishedVersion === site.version) toPublish.push(site.id);
        else
          notes.push(
            'The navigation has other changes that are not published. Publish the site to show the imported pages in it.',
          );
      }
    }
    if (toPublish.length > 0) {
      await publishDocuments(trx, { siteId, documentIds: toPublish, authorId, name: NAME, at });
    }
    await trx
      .updateTable('import_sources')
      .set({ is_pending: false })
      .where('site_id', '=', siteId)
      .where('is_pending', '=', true)
      .execute();
    return { navigationLinks, published: toPublish.length, notes };

    /** Pages and collections: items stand in their collection, not in the navigation. */
    async function pagesOf(ids: readonly DocumentId[]): Promise<ReadonlySet<DocumentId>> {
      const rows = await trx
        .selectFrom('documents')
        .select('id')
        .where('site_id', '=', siteId)
        .where('id', 'in', [...ids])
        .where('kind', 'in', ['page', 'collection'])
        .orderBy('id')
        .execute();
      return new Set(rows.map((row) => row.id));
    }
  });
}
