import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ImportPhase, ImportProgress } from '#contract/imports.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { emptyImportReport, type ImportReport } from '#domain/wordpress/import-report.ts';
import { readWxr } from '#domain/wordpress/read-wxr.ts';
import type { WxrEvent } from '#domain/wordpress/wxr-item.ts';
import type { Services } from '#server/platform/services.ts';
import { decodeText } from './decode-text.ts';
import { fetchPublicFile, type FetchFile } from './fetch-file.ts';
import { finishImport } from './finish-import.ts';
import { importDocument } from './import-document.ts';
import { ImportFiles } from './import-files.ts';
import { planImport } from './import-plan.ts';
import { ensureUnlessCancelled, type ImportWork } from './import-work.ts';
import { OldLinks } from './old-links.ts';
import { labelPath, redirectTerms } from './redirect-terms.ts';
import { indexWordpress, postKeyOf } from './wordpress-index.ts';

export interface WordpressImport {
  readonly siteId: SiteId;
  /** The path of an export file, or a function that opens it from its beginning each time. */
  readonly file: string | (() => Promise<Readable>);
  readonly dryRun: boolean;
  /** Whose work it is in the history; null for Portico itself. */
  readonly authorId?: AccountId | null;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Aborted: ends after the document at hand; what was brought in stays and goes live. */
  readonly signal?: AbortSignal;
  readonly fetchFile?: FetchFile;
}

/**
 * Brings a WordPress export into a site. Reads the file twice as a stream: once to know ids, addresses and attachments,
 * once for the contents. Each document is made whole in one transaction; what an earlier import brought in is left as it
 * is. Throws `WxrError` for files that are no export or are damaged, before anything is made where the damage is structural.
 * A dry run reads, converts and reports without writing or fetching.
 */
export async function importWordpress(services: Services, options: WordpressImport): Promise<ImportReport> {
  const signal = options.signal ?? new AbortController().signal;
  const report = emptyImportReport(options.dryRun);
  const tell = (phase: ImportPhase, done: number, total: number, current: string): void =>
    options.onProgress?.({ phase, done, total, current });

  tell('reading', 0, 0, '');
  const index = await indexWordpress(eventsOf(options, signal));
  report.site = { title: index.site.title, link: index.site.link };
  for (const [type, count] of index.otherTypes) {
    report.unmapped.push({ document: '', element: `entries of type ${type}`, count, outcome: 'left-out' });
  }
  const given = { siteId: options.siteId, authorId: options.authorId ?? null, isDryRun: options.dryRun };
  const plan = await planImport(services, index, given);
  const files = new ImportFiles(services, {
    siteId: options.siteId,
    accountId: given.authorId,
    fetchFile: options.fetchFile ?? fetchPublicFile,
    signal,
    attachmentUrls: new Set([...index.attachments.values()].map((each) => each.url.replace(/[?#].*$/s, ''))),
    isDryRun: options.dryRun,
  });
  const links = new OldLinks({ siteLink: index.site.link, fileOf: (url) => files.fileOf(url) });
  for (const planned of plan.documents.values()) {
    links.add(planned.post.postId, planned.post.link, planned.documentId);
  }
  const work: ImportWork = { ...given, services, index, plan, files, links, report, signal };

  await fetchAttachments(work, tell);
  await importDocuments(work, options, tell);
  tell('finishing', 0, 1, '');
  if (!options.dryRun) await finish(work);
  report.counts.files = files.fetchedCount;
  if (options.dryRun) report.notes.push('This was a dry run: nothing was written, and no file was fetched.');
  if (signal.aborted)
    report.notes.push('The import was cancelled. What had been brought in by then is there.');
  tell('finishing', 1, 1, '');
  return report;
}

type Tell = (phase: ImportPhase, done: number, total: number, current: string) => void;

async function fetchAttachments(work: ImportWork, tell: Tell): Promise<void> {
  const { index, files, report, signal } = work;
  if (work.isDryRun) return;
  let done = 0;
  for (const attachment of index.attachments.values()) {
    if (signal.aborted) return;
    tell('files', done, index.attachments.size, attachment.url);
    await ensureUnlessCancelled(work, attachment.url, attachment.alt);
    const reason = files.failureOf(attachment.url);
    if (reason !== null) report.missingFiles.push({ document: 'Media library', url: attachment.url, reason });
    done += 1;
  }
}

async function importDocuments(work: ImportWork, options: WordpressImport, tell: Tell): Promise<void> {
  const total = work.plan.documents.size;
  const seen = new Set<string>();
  for await (const event of eventsOf(options, work.signal)) {
    if (work.signal.aborted) return;
    if (event.kind !== 'item') continue;
    const planned = work.plan.documents.get(postKeyOf(event.item));
    if (planned === undefined || seen.has(planned.post.key)) continue;
    tell('documents', seen.size, total, planned.post.title);
    seen.add(planned.post.key);
    await importDocument(work, event.item, planned);
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
  const finished = await finishImport(work.services, work, {
    menus: index.menus,
    topLevelIds: [...topPages.map((each) => each.documentId), ...(blog === null ? [] : [blog.documentId])],
    documentOfPost: (postId) => links.documentOfPost(postId),
    titleOfPost: (postId) => titles.get(postId) ?? '',
    linkOfTerm: (termId) => {
      const term = index.terms.find((each) => each.id === termId);
      if (term === undefined || blog === null) return null;
      if (term.taxonomy !== 'category' && term.taxonomy !== 'post_tag') return null;
      const kind = term.taxonomy === 'category' ? 'category' : 'tag';
      return { href: labelPath(blog, kind, term.name), name: term.name };
    },
    resolveLink: (url) => (url === '#' || url === '' ? null : links.resolve(url)),
  });
  report.counts.navigationLinks = finished.navigationLinks;
  report.notes.push(...finished.notes);
}

/** The events of the file from its beginning; it ends early when the import is cancelled. */
async function* eventsOf(options: WordpressImport, signal: AbortSignal): AsyncGenerator<WxrEvent> {
  const stream = typeof options.file === 'string' ? createReadStream(options.file) : await options.file();
  try {
    for await (const event of readWxr(decodeText(stream))) {
      if (signal.aborted) return;
      yield event;
    }
  } finally {
    stream.destroy();
  }
}
