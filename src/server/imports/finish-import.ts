import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import type { Transaction } from 'kysely';
import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { findAuthorName } from '#server/documents/author-name.ts';
import { findSiteDocumentId, loadDocument } from '#server/documents/queries.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { describeFault } from './describe-fault.ts';
import { commitUnlessDryRun } from './commit-unless-dry-run.ts';
import { notPublishedNote } from './not-published-note.ts';
import { navigationRecords, type NavigationContext } from './import-navigation.ts';
import { pendingDocuments, type PendingDocument } from './import-sources.ts';

export interface Finished {
  readonly navigationLinks: number;
  readonly notes: readonly ReportText[];
}

const NAME = siteSteps.importFromWordPress;
const PUBLISHED_AT_ONCE = 500;

interface Given {
  readonly siteId: SiteId;
  readonly authorId: AccountId | null;
  readonly isDryRun: boolean;
}

/**
 * Publishes the created documents, then adds them to the navigation. Those that cannot be published are named in the
 * notes and the others are. The site's own document is published with the navigation only where it has no other
 * unpublished changes. A dry run does the same and rolls it back; `takenBack` are the documents that it imported, tried
 * and rolled back.
 */
export async function finishImport(
  services: Services,
  given: Given,
  navigation: Omit<NavigationContext, 'documentIds'>,
  takenBack: readonly Pick<PendingDocument, 'documentId' | 'kind'>[] = [],
): Promise<Finished> {
  const stored = await pendingDocuments(services.db, given.siteId);
  const pending = [...stored, ...takenBack.map((each) => ({ ...each, isToPublish: false }))];
  if (pending.length === 0) return { navigationLinks: 0, notes: [] };
  const notes: ReportText[] = [];
  const toPublish = pending.flatMap((each) => (each.isToPublish ? [each.documentId] : []));
  for (let start = 0; start < toPublish.length; start += PUBLISHED_AT_ONCE) {
    notes.push(...(await publish(services, given, toPublish.slice(start, start + PUBLISHED_AT_ONCE))));
  }
  const linkable = new Set(
    pending.flatMap((each) => (each.kind === 'page' || each.kind === 'collection' ? [each.documentId] : [])),
  );
  try {
    const linked = await commitUnlessDryRun({ services, isDryRun: given.isDryRun }, (trx) =>
      addNavigation(services, trx, given, { ...navigation, documentIds: linkable }),
    );
    return { navigationLinks: linked.navigationLinks, notes: [...notes, ...linked.notes] };
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const fault = describeFault(services, error, { siteId: given.siteId });
    notes.push(reportText(importReports.notInNavigation, { fault }));
    return { navigationLinks: 0, notes };
  }
}

/** Publishes documents at once, or each by itself where one of them cannot be. Says which could not. */
async function publish(
  services: Services,
  given: Given,
  documentIds: readonly DocumentId[],
): Promise<readonly ReportText[]> {
  try {
    await commitUnlessDryRun({ services, isDryRun: given.isDryRun }, (trx) =>
      publishDocuments(trx, {
        ...given,
        documentIds,
        name: NAME,
        at: new Date(services.now()),
      }),
    );
    return [];
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (documentIds.length > 1) {
      const half = Math.ceil(documentIds.length / 2);
      return [
        ...(await publish(services, given, documentIds.slice(0, half))),
        ...(await publish(services, given, documentIds.slice(half))),
      ];
    }
    const fault = describeFault(services, error, { siteId: given.siteId, documentId: documentIds[0] });
    const title = await titleOf(services.db, given.siteId, documentIds[0]);
    return [notPublishedNote(title, fault)];
  }
}

async function addNavigation(
  services: Services,
  trx: Transaction<Database>,
  { siteId, authorId }: Given,
  navigation: NavigationContext,
): Promise<Finished> {
  const notes: ReportText[] = [];
  const at = new Date(services.now());
  const siteDocumentId = await findSiteDocumentId(trx, siteId);
  const site = siteDocumentId === null ? null : await loadDocument(trx, siteId, siteDocumentId);
  let navigationLinks = 0;
  if (site !== null) {
    const { added, notes: menuNotes } = navigationRecords(site.records, navigation);
    notes.push(...menuNotes);
    navigationLinks = added.length;
    if (added.length > 0) {
      await appendChange(trx, {
        siteId,
        documentId: site.id,
        change: {
          id: createId<'change'>(services.now()),
          baseVersion: site.version,
          ...changeName(NAME),
          gestureId: createId(services.now()),
          operations: added.map((record) => ({ op: 'put' as const, record })),
        },
        author: { accountId: authorId, name: await findAuthorName(trx, authorId) },
        at,
      });
      if (site.publishedVersion === site.version) {
        await publishDocuments(trx, {
          siteId,
          documentIds: [site.id],
          authorId,
          name: NAME,
          at,
        });
      } else notes.push(reportText(importReports.navigationWaits));
    }
  }
  await trx
    .updateTable('import_sources')
    .set({ is_pending: false })
    .where('site_id', '=', siteId)
    .where('is_pending', '=', true)
    .execute();
  return { navigationLinks, notes };
}

async function titleOf(db: Db, siteId: SiteId, documentId: DocumentId | undefined): Promise<string> {
  if (documentId === undefined) return 'Untitled';
  const entry = await db
    .selectFrom('content_entries')
    .select('title')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('stage', '=', 'draft')
    .executeTakeFirst();
  return entry?.title ?? 'Untitled';
}
