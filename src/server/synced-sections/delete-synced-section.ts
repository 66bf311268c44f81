import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import { overrideBlock } from '#blocks/override-block.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { expandInstance } from '#domain/synced-sections/expand-synced.ts';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { errorDetails } from '#messages/en/interface/error-details.ts';
import { appendChange, type ChangeAuthor } from '#server/documents/append-change.ts';
import { documentNotice } from '#server/documents/document-notice.ts';
import { notifyOnCommit } from '#server/documents/notify-on-commit.ts';
import { loadRecords, lockDocument } from '#server/documents/queries.ts';
import { markRemoved } from '#server/documents/trash-marks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { documentTitle } from '#server/publishing/publish-documents.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';
import { listUsingDocuments } from './queries.ts';

export interface SyncedDeletion {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Deletes a synced section. Every page that shows it gets an ordinary copy in its place, as a change like any other.
 * Visitors keep what they see until those pages are published: what is live of a synced section stays as long as
 * something shows it. Throws `not-found`, and `synced-section-needs-room` for a page that holds too many blocks to take a copy.
 * @returns how many documents have copies now
 */
export async function deleteSyncedSection(trx: Db, deletion: SyncedDeletion): Promise<number> {
  const { siteId, documentId, author, at } = deletion;
  await lockPublishing(trx, siteId);
  const head = await lockDocument(trx, siteId, documentId);
  if (head === null || head.kind !== 'synced' || head.removedAt !== null) throw new CallError('not-found');
  const source = await loadRecords(trx, siteId, documentId);
  const using = await listUsingDocuments(trx, siteId, documentId);
  for (const id of using) await detachIn(trx, deletion, id, source);
  await markRemoved(trx, siteId, [documentId], at, author.name);
  await notifyOnCommit(trx, 'document-changed', documentNotice({ siteId, documentId, kind: 'removed' }));
  return using.length;
}

async function detachIn(
  trx: Db,
  { siteId, documentId: syncedId, author, at }: SyncedDeletion,
  documentId: DocumentId,
  source: DocumentRecords,
): Promise<void> {
  const head = await lockDocument(trx, siteId, documentId);
  if (head === null) return;
  const records = await loadRecords(trx, siteId, documentId);
  const instances = Object.values(records).filter((record) => syncedIdOf(record) === syncedId);
  const operations = instances.flatMap((instance): Operation[] => {
    const made = expandInstance(instance, source, overrideBlock, () => createId(at.getTime()));
    if (made === null) return [{ op: 'remove', id: instance.id }];
    return [made.section, ...made.blocks].map((record) => ({ op: 'put', record }));
  });
  if (operations.length === 0) return;
  const id = createId<'change'>(at.getTime());
  // Whoever may delete it may leave copies of it, code included.
  const { permissions: _permissions, ...system } = author;
  try {
    await appendChange(trx, {
      siteId,
      documentId,
      at,
      author: system,
      isStored: true,
      change: {
        id,
        baseVersion: head.version,
        ...changeName(editingSteps.detachSynced),
        gestureId: id,
        operations,
      },
    });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'too-many-blocks') throw error;
    throw new CallError('synced-section-needs-room', {
      title: documentTitle(records) || errorDetails.untitled,
    });
  }
}
