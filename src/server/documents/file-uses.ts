import { sql } from 'kysely';
import { isId } from '#lib/id.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import type {
  DocumentId,
  DocumentRecord,
  DocumentRecords,
  RecordId,
  SiteId,
} from '#domain/documents/record.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import { findBlock } from '#blocks/registry.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * The files a record uses: ids of images, addresses (`/s/…`) of linked files, and further ones that the declaration of
 * a block names. A synced section that it refers to is one of them, by the id of its document (EDIT-206).
 */
export function filesOf(record: DocumentRecord | undefined): ReadonlySet<string> {
  const files = new Set<string>();
  if (record === undefined) return files;
  collectFiles(record, files);
  const syncedId = syncedIdOf(record);
  if (syncedId !== null) files.add(syncedId);
  if (record.type === 'block') for (const file of declaredFiles(record)) files.add(file);
  return files;
}

function collectFiles(value: JsonValue, files: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectFiles(item as JsonValue, files);
  } else if (isJsonObject(value)) {
    for (const [key, entry] of Object.entries(value)) {
      if (entry === undefined) continue;
      if (typeof entry !== 'string') collectFiles(entry, files);
      else if (key === 'fileId' && isId(entry)) files.add(entry);
      else if (key === 'href' && entry.startsWith('/s/')) files.add(entry);
    }
  }
}

function declaredFiles(record: DocumentRecord): readonly string[] {
  const { blockType } = record;
  const declaration = typeof blockType === 'string' ? findBlock(blockType) : null;
  if (declaration?.fileIds === undefined) return [];
  const block = blockRecordSchema.safeParse(record);
  if (!block.success) return [];
  const data = parseBlockData(declaration, block.data.data, block.data.dataVersion);
  return data.ok ? declaration.fileIds(data.value) : [];
}

/** Updates which files the given records use, where that changed. */
export async function updateFileUses(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  stage: 'draft' | 'live',
  before: DocumentRecords,
  after: DocumentRecords,
  ids: Iterable<RecordId>,
): Promise<void> {
  const changed: RecordId[] = [];
  const recordIds: RecordId[] = [];
  const files: string[] = [];
  for (const id of ids) {
    const old = filesOf(before[id]);
    const now = filesOf(after[id]);
    if (old.size === now.size && [...old].every((file) => now.has(file))) continue;
    changed.push(id);
    for (const file of now) {
      recordIds.push(id);
      files.push(file);
    }
  }
  if (changed.length === 0) return;
  await trx
    .deleteFrom('document_file_uses')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('stage', '=', stage)
    .where('record_id', 'in', changed)
    .execute();
  await insertFileUses(trx, siteId, documentId, stage, recordIds, files);
}

/** Rewrites which files a whole document uses; null: none any more. */
export async function replaceFileUses(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  stage: 'draft' | 'live',
  records: DocumentRecords | null,
): Promise<void> {
  const recordIds: RecordId[] = [];
  const files: string[] = [];
  for (const record of Object.values(records ?? {})) {
    for (const file of filesOf(record)) {
      recordIds.push(record.id);
      files.push(file);
    }
  }
  // Uses that stay are not written again.
  await sql`with given as (
      select distinct id, file from unnest(${recordIds}::text[], ${files}::text[]) as given (id, file)
    ), gone as (
      delete from document_file_uses uses
      where site_id = ${siteId} and document_id = ${documentId} and stage = ${stage}
        and not exists (select from given where given.id = uses.record_id and given.file = uses.file)
    )
    insert into document_file_uses (site_id, document_id, stage, record_id, file)
    select ${siteId}, ${documentId}, ${stage}, id, file from given
    where not exists (
      select from document_file_uses uses where uses.site_id = ${siteId} and uses.document_id = ${documentId}
        and uses.stage = ${stage} and uses.record_id = given.id and uses.file = given.file)
    on conflict do nothing`.execute(trx);
}

async function insertFileUses(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  stage: 'draft' | 'live',
  recordIds: readonly RecordId[],
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return;
  await sql`insert into document_file_uses (site_id, document_id, stage, record_id, file)
    select ${siteId}, ${documentId}, ${stage}, id, file
    from unnest(${recordIds}::text[], ${files}::text[]) as given (id, file)
    on conflict do nothing`.execute(trx);
}
