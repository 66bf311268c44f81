import { sql } from 'kysely';
import type { DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import type { Db } from '#server/platform/database/database.ts';
import { documentKinds, kindOf, type NewDocumentHead } from './document-kinds.ts';
import { replaceFileUses } from './file-uses.ts';
import { writeSnapshot } from './write-records.ts';

export interface LiveVersion {
  readonly version: number;
  readonly before: DocumentRecords;
  readonly records: DocumentRecords;
  readonly at: Date;
}

/**
 * Makes a version what visitors get, of a document whose kind is live with each change; nothing for others. No release
 * comes of it: such a document is not published, and not rolled back with the site.
 */
export async function goLive(
  trx: Db,
  siteId: SiteId,
  document: NewDocumentHead,
  { version, before, records, at }: LiveVersion,
): Promise<void> {
  const { isLiveAtOnce, project } = kindOf(document.kind);
  if (isLiveAtOnce === undefined) return;
  await writeSnapshot(trx, siteId, document.id, version, records);
  await sql`update documents set published_version = ${version}, published_hash = content_hash,
    published_hash_version = ${version}
    where site_id = ${siteId} and id = ${document.id}`.execute(trx);
  await project?.(trx, siteId, 'live', document, records, at);
  await replaceFileUses(trx, siteId, document.id, 'live', records);
  const [old, now] = [before['settings'], records['settings']];
  const { pageFields, pageFacts } = isLiveAtOnce;
  const isOtherwise =
    pageFields.some((field) => !jsonEqual(old?.[field], now?.[field])) ||
    !jsonEqual(pageFacts?.(before), pageFacts?.(records));
  if (isOtherwise) {
    await documentKinds().refreshPages(trx, siteId);
  }
}
