import { sql } from 'kysely';
import type { FoundRecord } from '#contract/content-search.ts';
import type { SearchOptions } from '#domain/content-search/find-matches.ts';
import { matchExcerpts } from '#domain/content-search/match-excerpts.ts';
import { findInRecord, textKey, type FoundText } from '#domain/content-search/replace-in-record.ts';
import type { DocumentId, DocumentKind, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { kindsOfContent } from '#server/documents/kind-conditions.ts';
import { listedTitle } from '#server/documents/listed-title.ts';
import { storedWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import { migrateRecord } from '#domain/records/migrate-records.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Records of one answer. */
const PAGE_SIZE = 40;
/** Records read in one batch; most of them match. */
const BATCH_SIZE = 200;
/** Batches for one answer: after these it returns the position it has reached. */
const MAX_BATCHES = 25;
const MAX_WORDS = 10;

export interface ContentSearch extends SearchOptions {
  readonly siteId: SiteId;
  /** The record after which to continue; null for the first. */
  readonly after: RecordPosition | null;
}

export interface RecordPosition {
  readonly documentId: DocumentId;
  readonly recordId: string;
}

export interface CandidateRecord {
  readonly documentId: DocumentId;
  readonly documentKind: DocumentKind;
  readonly collectionId: DocumentId | null;
  readonly title: string;
  readonly path: string | null;
  readonly recordId: string;
  readonly record: DocumentRecord;
}

/** Records of the drafts of a site that contain a text, with its position in them (EDIT-212). */
export async function searchContent(
  db: Db,
  search: ContentSearch,
): Promise<{ readonly records: readonly FoundRecord[]; readonly next: string | null }> {
  const records: FoundRecord[] = [];
  let { after } = search;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const candidates = await listCandidates(db, search, after);
    for (const candidate of candidates) {
      after = candidate;
      const texts = findInRecord(migrateRecord(candidate.record), search);
      if (texts.length > 0) records.push(presentFound(candidate, texts));
      if (records.length === PAGE_SIZE) return { records, next: nameOf(candidate) };
    }
    if (candidates.length < BATCH_SIZE) return { records, next: null };
  }
  return { records, next: after === null ? null : nameOf(after) };
}

/**
 * Records that may contain the text: each of its words occurs somewhere in them. The exact match is decided by the
 * rules, which tell texts from names and addresses.
 */
async function listCandidates(
  db: Db,
  { siteId, query }: ContentSearch,
  after: RecordPosition | null,
): Promise<readonly CandidateRecord[]> {
  let rows = db
    .selectFrom('document_records as r')
    .innerJoin('documents as d', (join) =>
      join.onRef('d.site_id', '=', 'r.site_id').onRef('d.id', '=', 'r.document_id'),
    )
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'r.site_id')
        .onRef('entry.document_id', '=', 'r.document_id')
        .on('entry.stage', '=', 'draft'),
    )
    .where('r.site_id', '=', siteId)
    .where('d.removed_at', 'is', null)
    .where(sql<boolean>`d.kind in (${kindsOfContent()})`);
  for (const pattern of wordPatterns(query)) rows = rows.where(sql<boolean>`r.record::text ilike ${pattern}`);
  if (after !== null) {
    rows = rows.where(
      sql<boolean>`(r.document_id, r.record_id) > (${after.documentId}::bpchar, ${after.recordId})`,
    );
  }
  return rows
    .select([
      'r.document_id as documentId',
      'd.kind as documentKind',
      'd.collection_id as collectionId',
      sql<string>`coalesce(${listedTitle('d', 'entry')}, '')`.as('title'),
      'entry.path',
      'r.record_id as recordId',
      'r.record',
    ])
    .orderBy('r.document_id')
    .orderBy('r.record_id')
    .limit(BATCH_SIZE)
    .execute();
}

/** The words as they are written in JSON, each as a pattern of `like`. A word divided by marks matches by its parts. */
function wordPatterns(query: string): readonly string[] {
  return query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => JSON.stringify(word).slice(1, -1))
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

function presentFound(candidate: CandidateRecord, texts: readonly FoundText[]): FoundRecord {
  const { record, documentId, documentKind, collectionId, title, path, recordId } = candidate;
  const { blockType } = record;
  return {
    documentId,
    documentKind,
    collectionId,
    title,
    path,
    recordId,
    recordType: record.type,
    blockType: typeof blockType === 'string' ? blockType : null,
    texts: texts.map((found) => ({
      key: textKey(found),
      label: translateEnglish(found.label),
      labelWords: storedWords(found.label),
      isAddress: found.isAddress,
      count: found.matches.length,
      excerpts: matchExcerpts(found.text, found.matches),
    })),
  };
}

function nameOf({ documentId, recordId }: RecordPosition): string {
  return `${documentId}/${recordId}`;
}
