import { sql } from 'kysely';
import type { LoggedChange } from '#domain/documents/change.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { StoredWords } from '#messages/stored-words.ts';
import type { Db } from '#server/platform/database/database.ts';

const CHANGE_COLUMNS = [
  'id',
  'document_id',
  'version',
  'author_id',
  'author_name',
  'client_id',
  'name',
  'name_words',
  'gesture_id',
  'operations',
  'inverse',
  'conflicts',
  'reverts',
  'at',
] as const;

/** A logged change with the client that sent it. */
export interface SentChange {
  readonly logged: LoggedChange;
  readonly clientId: string;
}

/** Changes after a version, in order. */
export async function changesSince(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  version: number,
  limit = 100_000,
): Promise<readonly SentChange[]> {
  const rows = await db
    .selectFrom('document_changes')
    .select(CHANGE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('version', '>', version)
    .orderBy('version')
    .limit(limit)
    .execute();
  return rows.map(sentChangeOf);
}

/** The changes of one step of one person, with their inverses; also those that undid or redid it. */
export async function operationsOfGesture(
  db: Db,
  {
    siteId,
    documentId,
    gestureId,
  }: { readonly siteId: SiteId; readonly documentId: DocumentId; readonly gestureId: string },
): Promise<readonly Operation[]> {
  const rows = await db
    .selectFrom('document_changes')
    .select(['operations', 'inverse'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where((where) =>
      where.or([where('gesture_id', '=', gestureId), where(sql`reverts ->> 'gestureId'`, '=', gestureId)]),
    )
    .execute();
  return rows.flatMap(({ operations, inverse }) => [...operations, ...inverse]);
}

export async function findChange(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  changeId: LoggedChange['id'],
): Promise<LoggedChange | null> {
  const row = await db
    .selectFrom('document_changes')
    .select(CHANGE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row === undefined ? null : sentChangeOf(row).logged;
}

/** The newest changes of one author, oldest first: what undo and redo are derived from. */
export async function ownChanges(
  db: Db,
  {
    siteId,
    documentId,
    accountId,
  }: { readonly siteId: SiteId; readonly documentId: DocumentId; readonly accountId: AccountId },
  { limit, until }: { readonly limit: number; readonly until?: number },
): Promise<readonly LoggedChange[]> {
  let query = db
    .selectFrom('document_changes')
    .select(CHANGE_COLUMNS)
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('author_id', '=', accountId)
    .orderBy('version', 'desc')
    .limit(limit);
  if (until !== undefined) query = query.where('version', '<=', until);
  const rows = await query.execute();
  return rows.map((row) => sentChangeOf(row).logged).toReversed();
}

interface ChangeRow {
  readonly id: LoggedChange['id'];
  readonly document_id: DocumentId;
  readonly version: number;
  readonly author_id: AccountId | null;
  readonly author_name: string;
  readonly client_id: string;
  readonly name: string;
  readonly name_words: StoredWords | null;
  readonly gesture_id: string;
  readonly operations: LoggedChange['operations'];
  readonly inverse: LoggedChange['inverse'];
  readonly conflicts: LoggedChange['conflicts'];
  readonly reverts: LoggedChange['reverts'] | null;
  readonly at: Date;
}

function sentChangeOf(row: ChangeRow): SentChange {
  return {
    clientId: row.client_id,
    logged: {
      id: row.id,
      documentId: row.document_id,
      version: row.version,
      authorId: row.author_id,
      authorName: row.author_name,
      name: row.name,
      ...(row.name_words === null ? {} : { nameWords: row.name_words }),
      gestureId: row.gesture_id,
      operations: row.operations,
      inverse: row.inverse,
      conflicts: row.conflicts,
      ...(row.reverts ? { reverts: row.reverts } : {}),
      at: row.at.toISOString(),
    },
  };
}
