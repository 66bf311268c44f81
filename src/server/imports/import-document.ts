import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import type { Transaction } from 'kysely';
import { isReservedPath } from '#domain/links/reserved-paths.ts';
import { readLegacyQuery } from '#domain/links/legacy-query.ts';
import { addLoss, addNote, type ImportReport } from '#domain/wordpress/import-report.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { addRedirect } from '#server/pages/add-redirect.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { reserveStorage } from '#server/quotas/reserve-storage.ts';
import { describeFault } from './describe-fault.ts';
import type { BuiltDocument, ExportedPost } from './export-messages.ts';
import { createBlog } from './find-blog.ts';
import type { PlannedDocument } from './import-plan.ts';
import { ensureUnlessCancelled, type ImportWork } from './import-work.ts';
import { insertComments } from './item-comments.ts';
import { commitUnlessDryRun } from './commit-unless-dry-run.ts';
import { notPublishedNote } from './not-published-note.ts';
import { MAX_ADDRESS_LENGTH } from './old-links.ts';
import { ExportReaderError } from './open-export.ts';
import { runFailureOf } from './run-failure.ts';

const NAME = siteSteps.importFromWordPress;

/** Imports one post or page; an error with it becomes an entry of the report, and the next one follows. */
export async function importEntry(
  work: ImportWork,
  post: ExportedPost,
  planned: PlannedDocument,
): Promise<void> {
  try {
    await importDocument(work, post, planned);
  } catch (error) {
    if (work.signal.aborted || isDatabaseUnavailable(error)) throw error;
    const isReaderGone = error instanceof ExportReaderError;
    if (!isReaderGone && (runFailureOf(error) !== null || isQuotaReached(error))) throw error;
    const fault = describeFault(work.services, error, { siteId: work.siteId, postId: post.postId });
    work.report.counts.failed += 1;
    work.report.documents.push(
      entryOf(post, planned, 'failed', [reportText(importReports.entryFailed, { fault })]),
    );
    if (isReaderGone) await work.reader.reopen(error);
  }
}

/** Imports one post or page with its comments and the redirect from its old address, all or nothing. */
async function importDocument(work: ImportWork, post: ExportedPost, planned: PlannedDocument): Promise<void> {
  const { report, reader } = work;
  if (planned.known !== null) {
    report.counts.unchanged += 1;
    report.documents.push(entryOf(post, planned, 'unchanged', [reportText(importReports.known)]));
    return;
  }
  if (post.status === 'trash' && planned.post.type === 'page') {
    report.documents.push(entryOf(post, planned, 'skipped', [reportText(importReports.inTrash)]));
    return;
  }
  await sendNewFiles(work);
  const { pictures } = await reader.ask({ kind: 'convert' });
  for (const url of pictures) {
    if (work.signal.aborted) return;
    await ensureUnlessCancelled(work, url);
    const reason = work.files.failureOf(url);
    if (reason !== null) {
      const { english, words } = reason;
      report.missingFiles.push({ document: planned.path, url, reason: english, reasonWords: words });
    }
  }
  if (work.signal.aborted) return;
  await sendNewFiles(work);
  const built = await reader.ask({ kind: 'build', urlName: planned.urlName });
  await create(work, post, planned, built);
  tell(work, post, planned, built);
}

/** The reader gets the files that were stored since its last request. */
async function sendNewFiles(work: ImportWork): Promise<void> {
  for (let files = work.files.takeNew(); files.length > 0; files = work.files.takeNew()) {
    await work.reader.ask({ kind: 'add-files', files });
  }
}

async function create(
  work: ImportWork,
  post: ExportedPost,
  planned: PlannedDocument,
  { records, commentCount }: BuiltDocument,
): Promise<void> {
  const { services, siteId, authorId } = work;
  const at = new Date(services.now());
  const isPage = planned.post.type === 'page';
  const isToPublish = post.isLive || (isPage && post.status === 'private');
  const from = redirectFrom(work, post, planned);
  await commitUnlessDryRun(work, async (trx) => {
    if (work.isDryRun) await removeUntilRolledBack(trx, work, isPage);
    await createDocument(trx, {
      siteId,
      id: planned.documentId,
      kind: isPage ? 'page' : 'item',
      ...(isPage ? {} : { collectionId: work.plan.blog?.documentId ?? null }),
      records,
      authorId,
      name: NAME,
      at,
    });
    await trx
      .insertInto('import_sources')
      .values({
        site_id: siteId,
        source_key: planned.post.key,
        document_id: planned.documentId,
        file_id: null,
        is_pending: true,
        is_to_publish: isToPublish,
        imported_at: at,
      })
      .execute();
    if (from !== null) {
      await addRedirect(trx, siteId, { from, to: planned.path, status: 301, source: 'import', at });
    }
    for (const legacy of legacyAddresses(work, post)) {
      const to = { documentId: planned.documentId };
      await addRedirect(trx, siteId, { from: legacy, to, status: 301, source: 'import', at });
    }
    for (let isLast = commentCount === 0; !isLast;) {
      const part = await work.reader.ask({ kind: 'comments' });
      const { documentId } = planned;
      await insertComments(
        trx,
        siteId,
        part.comments.map((comment) => ({ ...comment, documentId })),
      );
      isLast = part.isLast;
    }
    if (work.isDryRun && isToPublish) await tryPublishing(trx, work, post, planned);
  });
  work.report.counts.comments += commentCount;
  work.report.counts.redirects += (from === null ? 0 : 1) + legacyAddresses(work, post).length;
}

/**
 * Simulates the documents before it, which a dry run has rolled back: the blog, and their share of the site's limits.
 */
async function removeUntilRolledBack(trx: Db, work: ImportWork, isPage: boolean): Promise<void> {
  const { pages, posts } = work.report.counts;
  await reserveStorage(trx, work.siteId, { documents: pages + posts });
  const { blog } = work.plan;
  if (isPage || blog?.isNew !== true) return;
  await createBlog(trx, { ...work, blog, at: new Date(work.services.now()) });
}

/** The dry run reports, too, what could not be published at the end of the import. */
async function tryPublishing(
  trx: Transaction<Database>,
  work: ImportWork,
  post: ExportedPost,
  { documentId }: PlannedDocument,
): Promise<void> {
  const { services, siteId, authorId } = work;
  const at = new Date(services.now());
  try {
    await publishDocuments(trx, {
      siteId,
      documentIds: [documentId],
      authorId,
      name: NAME,
      at,
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const fault = describeFault(services, error, { siteId, documentId });
    addNote(work.report, notPublishedNote(post.title, fault));
  }
}

/** Every entry after this one would be refused, too. */
function isQuotaReached(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.code === 'site-quota-reached' || error.code === 'account-quota-reached')
  );
}

/** The short addresses every post and page of WordPress has besides its own: `/?p=12`, `/?page_id=12` (FIND-50). */
function legacyAddresses(work: ImportWork, post: ExportedPost): readonly string[] {
  const names = post.type === 'page' ? (['p', 'page_id'] as const) : (['p'] as const);
  return names.flatMap((name) => {
    const query = readLegacyQuery(new URLSearchParams({ [name]: post.postId }));
    return query === null ? [] : (work.links.legacyAddress(query) ?? []);
  });
}

/** Where a redirect leads from; nothing at an address that belongs to the product would ever ask for one (MEMB-08). */
function redirectFrom(work: ImportWork, post: ExportedPost, planned: PlannedDocument): string | null {
  const from = oldAddress(work, post, planned);
  return from === null || isReservedPath(from) ? null : from;
}

/** The old address where it differs from the new one; drafts had none. */
function oldAddress(work: ImportWork, post: ExportedPost, planned: PlannedDocument): string | null {
  const from = work.links.pathOf(post.link);
  if (from === null || from === '/' || from === planned.path) return null;
  return from.length > MAX_ADDRESS_LENGTH ? null : from;
}

function tell(work: ImportWork, post: ExportedPost, planned: PlannedDocument, built: BuiltDocument): void {
  const { report } = work;
  const { workflowState } = post;
  const remarks: ReportText[] = [];
  if (post.hasPassword) remarks.push(reportText(importReports.hadPassword));
  if (post.isSticky) remarks.push(reportText(importReports.wasSticky));
  if (!post.hasTitle) remarks.push(reportText(importReports.hadNoTitle));
  if (planned.post.type === 'page' && workflowState !== 'published') {
    remarks.push(
      workflowState === 'private' ? reportText(importReports.pageOff) : reportText(importReports.pageNotLive),
    );
  }
  if (post.format !== null) remarks.push(reportText(importReports.hadFormat, { format: post.format }));
  report.counts[planned.post.type === 'page' ? 'pages' : 'posts'] += 1;
  report.documents.push(entryOf(post, planned, 'created', remarks));
  for (const each of built.unmapped) report.unmapped.push({ document: planned.path, ...each });
  for (const loss of built.losses) addLoss(report, { document: planned.path, ...loss });
  const from = oldAddress(work, post, planned);
  if (from !== null) {
    report.changedUrls.push({ from, to: planned.path, isRedirected: !isReservedPath(from) });
  }
}

function entryOf(
  post: ExportedPost,
  planned: PlannedDocument,
  outcome: ImportReport['documents'][number]['outcome'],
  notes: readonly ReportText[],
): ImportReport['documents'][number] {
  return {
    source: post.link || post.guid || `entry ${post.postId}`,
    title: post.title,
    kind: planned.post.type === 'page' ? 'page' : 'item',
    outcome,
    state: post.workflowState,
    path: planned.path,
    documentId: outcome === 'created' || outcome === 'unchanged' ? planned.documentId : null,
    note: notes.map(({ english }) => english).join('; '),
    noteWords: notes.flatMap(({ words }) => words ?? []),
  };
}
