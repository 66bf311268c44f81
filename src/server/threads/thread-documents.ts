import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { documentNotice } from '#server/documents/document-notice.ts';
import { notifyOnCommit } from '#server/documents/notify-on-commit.ts';
import { findDocumentHead } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { ThreadView } from './queries.ts';
import type { ThreadId } from './tables.ts';

/** Throws `not-found` for a document that is not there, or in the trash. */
export async function checkDocument(db: Db, siteId: SiteId, documentId: DocumentId): Promise<void> {
  const head = await findDocumentHead(db, siteId, documentId);
  if (head === null || head.removedAt !== null) throw new CallError('not-found');
}

/** Of a document, so that many who write at once do not exceed what it may have. */
export async function lockThreads(trx: Db, documentId: DocumentId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`threads ${documentId}`}, 0))`.execute(trx);
}

/** Locks a thread of a document that is there. Throws `not-found`. */
export async function lockThread(
  trx: Db,
  { siteId, documentId }: ThreadView,
  threadId: ThreadId,
): Promise<{ readonly commentCount: number }> {
  await checkDocument(trx, siteId, documentId);
  const row = await trx
    .selectFrom('document_threads')
    .select('comment_count as commentCount')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('id', '=', threadId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new CallError('not-found');
  return row;
}

/** Tells everybody in the document that its threads changed. */
export async function tellThreadsChanged(
  trx: Db,
  { siteId, documentId }: Pick<ThreadView, 'siteId' | 'documentId'>,
): Promise<void> {
  await notifyOnCommit(trx, 'document-changed', documentNotice({ siteId, documentId, kind: 'threads' }));
}
