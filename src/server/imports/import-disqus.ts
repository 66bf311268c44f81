import type { ImportProgress } from '#contract/imports.ts';
import type { DisqusThread } from '#domain/disqus/disqus-event.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { addLoss, addNote, emptyImportReport, type ImportReport } from '#domain/wordpress/import-report.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { createId, type Id } from '#lib/id.ts';
import { importReports } from '#messages/en/interface/import-reports.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { commitUnlessDryRun } from './commit-unless-dry-run.ts';
import { describeFault } from './describe-fault.ts';
import type { DisqusComment } from './disqus-comments.ts';
import type { ImportResult } from './import-wordpress.ts';
import { insertComments } from './item-comments.ts';
import { matchThreads, type ThreadItem } from './match-threads.ts';
import { openExport, type OpenExport } from './open-export.ts';
import { runFailureOf } from './run-failure.ts';

interface DisqusImport {
  readonly siteId: SiteId;
  /** The path of an export file. */
  readonly file: string;
  readonly dryRun: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Aborted: ends at once; comments that were brought in stay. */
  readonly signal?: AbortSignal;
}

/** A thread of the file, where its comments go, and what became of them. */
interface Thread extends Pick<DisqusThread, 'link' | 'title'> {
  readonly item: ThreadItem | null;
  created: number;
  known: number;
  left: number;
}

interface Work {
  readonly services: Services;
  readonly siteId: SiteId;
  readonly isDryRun: boolean;
  readonly reader: OpenExport;
  readonly report: ImportReport;
  readonly threads: Map<string, Thread>;
}

/**
 * Imports the comments of the outside provider's export (COMT-32): those of threads whose item is found, with author,
 * date, text, parent and state. What an earlier import brought in is left as it is, so that a second run makes no
 * doubles; nobody gets a mail. The file is read in a process of its own. Throws only where the database is unavailable.
 */
export async function importDisqus(services: Services, options: DisqusImport): Promise<ImportResult> {
  const { siteId, dryRun } = options;
  const signal = options.signal ?? new AbortController().signal;
  const report = emptyImportReport(dryRun);
  const reader = openExport(services, options.file, signal);
  const work: Work = { services, siteId, isDryRun: dryRun, reader, report, threads: new Map() };
  let failure: ReportText | null = null;
  try {
    options.onProgress?.({ phase: 'reading', done: 0, total: 0, current: '' });
    const total = await readThreads(work);
    let done = 0;
    for (let isLast = false; !isLast && !signal.aborted;) {
      options.onProgress?.({ phase: 'comments', done, total, current: '' });
      const batch = await reader.ask({ kind: 'posts' });
      await keepComments(work, batch.comments);
      done += batch.comments.length;
      isLast = batch.isLast;
    }
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (!signal.aborted) failure = runFailureOf(error) ?? describeFault(services, error, { siteId });
  } finally {
    await reader.close();
  }
  for (const thread of work.threads.values()) tell(report, thread);
  // Pages in caches show them from the next load on.
  if (!dryRun && report.counts.comments > 0) await bumpRevision(services.db, siteId);
  if (dryRun) addNote(report, reportText(importReports.dryRun));
  if (signal.aborted) addNote(report, reportText(importReports.cancelled));
  return { report, failure };
}

/** Finds the items of all threads. Returns the number of comments in the file. */
async function readThreads({ services, siteId, reader, threads }: Work): Promise<number> {
  for (;;) {
    const { threads: read, commentCount, isLast } = await reader.ask({ kind: 'threads' });
    const items = await matchThreads(services.db, siteId, read);
    for (const { id, link, title } of read) {
      threads.set(id, { link, title, item: items.get(id) ?? null, created: 0, known: 0, left: 0 });
    }
    if (isLast) return commentCount;
  }
}

async function keepComments(work: Work, comments: readonly DisqusComment[]): Promise<void> {
  const { services, siteId, threads, report } = work;
  const at = new Date(services.now());
  const placed = comments.flatMap((comment) => {
    const thread = threads.get(comment.threadId) ?? nowhere(threads, comment.threadId);
    if (thread.item !== null) return [{ comment, thread, item: thread.item }];
    thread.left += 1;
    return [];
  });
  if (placed.length === 0) return;
  const keys = placed.flatMap(({ comment: { key, parentKey } }) =>
    parentKey === null ? [key] : [key, parentKey],
  );
  await commitUnlessDryRun(work, async (trx) => {
    const rows = await trx
      .selectFrom('comment_sources')
      .select(['source_key as key', 'comment_id as id'])
      .where('site_id', '=', siteId)
      .where('source_key', 'in', [...new Set(keys)])
      .execute();
    const idOf = new Map<string, Id<'comment'>>(rows.map(({ key, id }) => [key, id]));
    const made = placed.flatMap(({ comment, thread, item }) => {
      if (idOf.has(comment.key)) {
        thread.known += 1;
        return [];
      }
      const id = createId<'comment'>(at.getTime());
      idOf.set(comment.key, id);
      thread.created += 1;
      const { key, parentKey, rest, state, authorName, body, createdAt } = comment;
      if (rest !== '') addLoss(report, { document: item.path, what: authorName, text: rest });
      const parentId = parentKey === null ? null : (idOf.get(parentKey) ?? null);
      const { documentId } = item;
      return [
        {
          key,
          id,
          documentId,
          parentId,
          kind: 'comment',
          state,
          authorName,
          authorUrl: '',
          body,
          createdAt,
        } as const,
      ];
    });
    if (made.length === 0) return;
    await insertComments(trx, siteId, made);
    await trx
      .insertInto('comment_sources')
      .values(
        made.map(({ key, id }) => ({ site_id: siteId, source_key: key, comment_id: id, imported_at: at })),
      )
      .execute();
  });
}

/** Of comments whose thread is not in the file. */
function nowhere(threads: Map<string, Thread>, id: string): Thread {
  const thread: Thread = { link: '', title: id, item: null, created: 0, known: 0, left: 0 };
  threads.set(id, thread);
  return thread;
}

function tell(report: ImportReport, { link, title, item, created, known, left }: Thread): void {
  if (created + known + left === 0) return;
  report.counts.comments += created;
  report.counts.unchanged += known;
  if (item === null) report.counts.failed += 1;
  const note =
    item === null
      ? reportText(importReports.noItem, { count: left })
      : reportText(created === 0 ? importReports.commentsKnown : importReports.commentsMade, {
          count: created === 0 ? known : created,
        });
  report.documents.push({
    source: link,
    title: item?.title ?? title,
    kind: 'item',
    outcome: item === null ? 'failed' : created === 0 ? 'unchanged' : 'created',
    state: '',
    path: item?.path ?? '',
    documentId: item?.documentId ?? null,
    note: note.english,
    noteWords: note.words === null ? [] : [note.words],
  });
}
