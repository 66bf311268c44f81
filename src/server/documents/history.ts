import { sql } from 'kysely';
import type { HistoryEntry } from '#contract/documents.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { operationRecordId } from '#domain/documents/operation.ts';
import { documentHistory } from '#messages/en/interface/document-history.ts';
import { storedWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** The greatest number of touched records listed for a step. */
const MAX_RECORD_IDS = 50;

/**
 * The steps of a document, newest first; changes of one gesture by one author are one step. The last step is the
 * beginning of the document, or the oldest version whose changes were not deleted. `before` continues an earlier page.
 */
export async function loadHistory(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  page: { readonly before?: number; readonly limit: number },
): Promise<{ readonly entries: readonly HistoryEntry[]; readonly next: number | null }> {
  const document = await db
    .selectFrom('documents')
    .select(['created_at', 'created_by', 'created_by_name', 'created_as', 'created_as_words'])
    .select('published_version')
    .select(['kept_from_version', 'kept_from_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (document === undefined) throw new CallError('not-found');
  const rows = await db
    .selectFrom('document_changes')
    .select([
      'version',
      'at',
      'author_id',
      'author_name',
      'name',
      'name_words',
      'gesture_id',
      'operations',
      'reverts',
    ])
    .select(sql<boolean>`jsonb_array_length(conflicts) > 0`.as('has_conflicts'))
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('version', '>', document.kept_from_version)
    .$if(page.before !== undefined, (query) => query.where('version', '<', page.before ?? 0))
    .orderBy('version', 'desc')
    .limit(page.limit)
    .execute();
  const begin = document.kept_from_version;
  const oldest = rows.at(-1)?.version ?? page.before ?? begin + 1;
  const isComplete = rows.length < page.limit || oldest <= begin + 1;
  const releases = await releasesOf(db, siteId, documentId, {
    from: isComplete ? begin : oldest,
    to: rows[0]?.version ?? 0,
  });
  const entries: HistoryEntry[] = [];
  let gesture: string | null = null;
  for (const row of rows) {
    const last = entries.at(-1);
    const key = `${row.author_id} ${row.gesture_id}`;
    const isNew = last === undefined || gesture !== key || releases.has(row.version);
    gesture = key;
    if (isNew) {
      entries.push({
        version: row.version,
        firstVersion: row.version,
        at: row.at.toISOString(),
        authorId: row.author_id,
        authorName: row.author_name,
        names: [row.name],
        nameWords: [row.name_words],
        reverts: row.reverts?.kind ?? null,
        recordIds: recordIdsOf(row.operations, []),
        hasConflicts: row.has_conflicts,
        release: releases.get(row.version) ?? null,
        isPublished: row.version === document.published_version,
      });
    } else {
      entries[entries.length - 1] = {
        ...last,
        firstVersion: row.version,
        ...(last.names.includes(row.name)
          ? {}
          : { names: [row.name, ...last.names], nameWords: [row.name_words, ...last.nameWords] }),
        recordIds: recordIdsOf(row.operations, last.recordIds),
        hasConflicts: last.hasConflicts || row.has_conflicts,
      };
    }
  }
  if (isComplete && (page.before === undefined || page.before > begin)) {
    const isWhole = begin === 0;
    entries.push({
      version: begin,
      firstVersion: 0,
      at: (document.kept_from_at ?? document.created_at).toISOString(),
      authorId: isWhole ? document.created_by : null,
      authorName: isWhole ? document.created_by_name : 'Portico',
      names: [isWhole ? document.created_as : translateEnglish(documentHistory.olderSteps)],
      nameWords: [isWhole ? document.created_as_words : storedWords(documentHistory.olderSteps)],
      reverts: null,
      recordIds: [],
      hasConflicts: false,
      release: releases.get(begin) ?? null,
      isPublished: document.published_version === begin,
    });
  }
  return { entries, next: isComplete ? null : oldest };
}

/** The first release of each version that went live, of the versions shown. */
async function releasesOf(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  shown: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('release_documents')
    .select('to_version')
    .select(({ fn }) => fn.min('release_number').as('release_number'))
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('to_version', '>=', shown.from)
    .where('to_version', '<=', shown.to)
    .groupBy('to_version')
    .execute();
  return new Map(rows.map((row) => [row.to_version ?? 0, row.release_number]));
}

function recordIdsOf(operations: readonly Operation[], known: readonly string[]): string[] {
  return [...new Set([...known, ...operations.map(operationRecordId)])].slice(0, MAX_RECORD_IDS);
}
