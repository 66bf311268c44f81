import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import type { ImportPhase, ImportProgress } from '#contract/imports.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { addNote, emptyImportReport, type ImportReport } from '#domain/wordpress/import-report.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';
import { describeFault } from './describe-fault.ts';
import { createFileFetcher, type FetchFile } from '#server/import-sources/fetch-file.ts';
import { finishImport } from './finish-import.ts';
import { importEntry } from './import-document.ts';
import { fileAddressOf } from '#server/import-sources/file-address.ts';
import { ImportFiles } from '#server/import-sources/import-files.ts';
import type { PendingDocument } from './import-sources.ts';
import { planImport } from './import-plan.ts';
import { ensureUnlessCancelled, type ImportWork } from './import-work.ts';
import { OldLinks } from './old-links.ts';
import { importProducts } from './import-products.ts';
import { openExport } from './open-export.ts';
import { readExportIndex } from './read-export-index.ts';
import { openReopeningExport, type ReopeningExport } from './reopening-export.ts';
import { labelPath, redirectTerms } from './redirect-terms.ts';
import { runFailureOf } from './run-failure.ts';

export interface WordpressImport {
  readonly siteId: SiteId;
  /** The path of an export file. */
  readonly file: string;
  readonly dryRun: boolean;
  /** The author in the history; null for Portico itself. */
  readonly authorId?: AccountId | null;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Aborted: ends at once; imported documents stay and are published. */
  readonly signal?: AbortSignal;
  readonly fetchFile?: FetchFile;
}

/** The result of an import, and why it ended early; null where it did not. */
export interface ImportResult {
  readonly report: ImportReport;
  readonly failure: ReportText | null;
}

/**
 * Imports a WordPress export into a site. The file is read in a process of its own, twice: once for ids, addresses and
 * attachments, once for the contents. Each document is made in one transaction; documents of an earlier import are not
 * changed. An error of one entry goes into the report and the others continue; an error that every entry would meet is
 * the `failure`, and what was imported until then is published. A dry run does the same and rolls each document back.
 * Throws only where the database is unavailable.
 */
export async function importWordpress(services: Services, options: WordpressImport): Promise<ImportResult> {
  const signal = options.signal ?? new AbortController().signal;
  const report = emptyImportReport(options.dryRun);
  const tell: Tell = (phase, done, total, current) => options.onProgress?.({ phase, done, total, current });
  let failure: ReportText | null = null;
  const guard = async (part: () => Promise<void>): Promise<void> => {
    try {
      await part();
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      if (signal.aborted) return;
      failure ??= runFailureOf(error) ?? describeFault(services, error, { siteId: options.siteId });
    }
  };
  const reader = openReopeningExport(() => openExport(services, options.file, signal));
  try {
    await guard(async () => {
      const work = await prepare(services, options, { reader, report, signal, tell });
      await guard(async () => {
        await fetchAttachments(work, tell);
        await importDocuments(work, tell);
        await importProducts(work, options.fetchFile ?? null);
      });
      tell('finishing', 0, 1, '');
      await finish(work);
      report.counts.files = work.files.fetchedCount;
      tell('finishing', 1, 1, '');
    });
  } finally {
    await reader.close();
  }
  if (options.dryRun) addNote(report, reportText(importReports.dryRun));
  if (signal.aborted) addNote(report, reportText(importReports.cancelled));
  return { report, failure };
}

type Tell = (phase: ImportPhase, done: number, total: number, current: string) => void;

const LINKS_AT_ONCE = 1000;

/** Reads the index of the file, and plans all targets. */
async function prepare(
  services: Services,
  options: WordpressImport,
  given: {
    readonly reader: ReopeningExport;
    readonly report: ImportReport;
    readonly signal: AbortSignal;
    readonly tell: Tell;
  },
): Promise<ImportWork> {
  const { reader, report, signal, tell } = given;
  tell('reading', 0, 0, '');
  const index = await readExportIndex(reader);
  report.site = { title: index.site.title, link: index.site.link };
  for (const note of index.repairs) addNote(report, note);
  for (const [type, count] of index.otherTypes) {
    report.unmapped.push({ document: '', element: `entries of type ${type}`, count, outcome: 'left-out' });
  }
  const scope = { siteId: options.siteId, authorId: options.authorId ?? null, isDryRun: options.dryRun };
  const plan = await planImport(services, index, scope);
  const { attachmentUrls } = index;
  const files = new ImportFiles(services, {
    siteId: options.siteId,
    accountId: scope.authorId,
    fetchFile: options.fetchFile ?? createFileFetcher(services.callOutside),
    signal,
    addressOf: (url) => fileAddressOf(url, attachmentUrls),
    isDryRun: options.dryRun,
    faultOf: (error) =>
      runFailureOf(error) === null ? describeFault(services, error, { siteId: options.siteId }) : null,
  });
  const links = new OldLinks({ siteLink: index.site.link, hrefOf: (url) => files.hrefOf(url) });
  const planned = [...plan.documents.values()].map(({ post, documentId }) => ({
    postId: post.postId,
    link: post.link,
    documentId,
  }));
  for (const each of planned) links.add(each.postId, each.link, each.documentId);
  for (let start = 0; start < planned.length; start += LINKS_AT_ONCE) {
    await reader.ask({ kind: 'add-links', links: planned.slice(start, start + LINKS_AT_ONCE) });
  }
  return { ...scope, services, reader, index, plan, files, links, report, signal };
}

async function fetchAttachments(work: ImportWork, tell: Tell): Promise<void> {
  const { index, files, report, signal } = work;
  if (work.isDryRun) return;
  let done = 0;
  for (const attachment of index.attachments.values()) {
    if (signal.aborted) return;
    tell('files', done, index.attachments.size, attachment.url);
    await ensureUnlessCancelled(work, attachment.url, attachment.alt);
    const reason = files.failureOf(attachment.url);
    if (reason !== null) {
      const { english, words } = reason;
      report.missingFiles.push({
        document: 'Media library',
        url: attachment.url,
        reason: english,
        reasonWords: words,
      });
    }
    done += 1;
  }
}

async function importDocuments(work: ImportWork, tell: Tell): Promise<void> {
  const total = work.plan.documents.size;
  const seen = new Set<string>();
  for (;;) {
    const post = await work.reader.ask({ kind: 'next' });
    if (post === null) return;
    const planned = work.plan.documents.get(post.key);
    if (planned === undefined || seen.has(post.key)) continue;
    tell('documents', seen.size, total, planned.post.title);
    seen.add(post.key);
    await importEntry(work, post, planned);
  }
}

async function finish(work: ImportWork): Promise<void> {
  const { index, plan, links, report } = work;
  const { blog } = plan;
  report.counts.redirects += await redirectTerms(work);
  const topPages = [...plan.documents.values()].filter(
    (each) => each.post.type === 'page' && (each.post.parentId === '0' || each.post.parentId === ''),
  );
  const titles = new Map([...plan.documents.values()].map(({ post }) => [post.postId, post.title]));
  const terms = new Map(index.terms.toReversed().map((term) => [term.id, term]));
  const navigation = {
    menus: index.menus,
    topLevelIds: [...topPages.map((each) => each.documentId), ...(blog === null ? [] : [blog.documentId])],
    documentOfPost: (postId: string) => links.documentOfPost(postId),
    titleOfPost: (postId: string) => titles.get(postId) ?? '',
    linkOfTerm: (termId: string) => {
      const term = terms.get(termId);
      if (term === undefined || blog === null) return null;
      if (term.taxonomy !== 'category' && term.taxonomy !== 'post_tag') return null;
      const kind = term.taxonomy === 'category' ? 'category' : 'tag';
      return { href: labelPath(blog, kind, term.label), name: term.label };
    },
    resolveLink: (url: string) => (url === '#' || url === '' ? null : links.resolve(url)),
  };
  const finished = await finishImport(work.services, work, navigation, takenBackBy(work));
  report.counts.navigationLinks = finished.navigationLinks;
  for (const note of finished.notes) addNote(report, note);
}

/** What a dry run imported and rolled back. */
function takenBackBy({
  isDryRun,
  plan,
  report,
}: ImportWork): readonly Pick<PendingDocument, 'documentId' | 'kind'>[] {
  if (!isDryRun) return [];
  const documents = report.documents.flatMap((each) =>
    each.outcome === 'created' && each.kind !== 'product' && each.documentId !== null
      ? [{ documentId: each.documentId, kind: each.kind }]
      : [],
  );
  return plan.blog?.isNew === true
    ? [...documents, { documentId: plan.blog.documentId, kind: 'collection' }]
    : documents;
}
