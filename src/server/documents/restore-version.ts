import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import type { LoggedChange } from '#domain/documents/change.ts';
import { differenceOperations } from '#domain/documents/difference.ts';
import type { DocumentId, RecordId, SiteId } from '#domain/documents/record.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { fill, type Words } from '#messages/message.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { appendChange, type ChangeAuthor } from './append-change.ts';
import { documentKinds } from './document-kinds.ts';
import { loadRecords, lockDocument } from './queries.ts';
import { recordsAtVersion } from './records-at-version.ts';

export interface Restore {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly version: number;
  /** Absent: the whole document. */
  readonly recordIds?: readonly RecordId[];
  readonly author: ChangeAuthor;
  readonly at: Date;
  readonly name?: Words;
  readonly gestureId?: string;
  /** Part of a restore of the whole site. */
  readonly ofSite?: boolean;
}

/**
 * Restores a version of a document, or records of it, as a new change, which can be undone like any other. Throws
 * `not-found`, `document-removed`, `version-unknown`, `version-gone`, and what `appendChange` throws.
 * @returns the change, or null where the document is like that already
 */
export async function restoreVersion(trx: Db, restore: Restore): Promise<LoggedChange | null> {
  const { siteId, documentId, version, recordIds, author, at } = restore;
  if (recordIds === undefined || recordIds.includes('settings'))
    await documentKinds().lockAddresses(trx, siteId);
  const document = await lockDocument(trx, siteId, documentId);
  if (document === null) throw new CallError('not-found');
  if (document.removedAt !== null) throw new CallError('document-removed');
  if (version > document.version) throw new CallError('version-unknown');
  const former = await recordsAtVersion(trx, siteId, documentId, version);
  if (former === null) throw new CallError('version-gone');
  const current = await loadRecords(trx, siteId, documentId);
  const operations = differenceOperations(
    current,
    former,
    recordIds === undefined ? undefined : new Set(recordIds),
  );
  if (operations.length === 0) return null;
  const id = createId<'change'>(at.getTime());
  const { logged } = await appendChange(trx, {
    siteId,
    documentId,
    author,
    at,
    restores: restore.ofSite === true ? 'site' : 'document',
    change: {
      id,
      baseVersion: document.version,
      ...changeName(
        restore.name ??
          (recordIds === undefined ? fill(siteSteps.restoreVersion, { version }) : siteSteps.restorePart),
      ),
      gestureId: restore.gestureId ?? id,
      operations,
    },
  });
  return logged;
}
