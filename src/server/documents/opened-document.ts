import type { z } from 'zod';
import type { openedDocumentSchema } from '#contract/documents.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { mayOpen } from './document-kinds.ts';
import { loadDocument } from './queries.ts';
import { loadOpeningUndoStacks } from './undo-stacks.ts';

interface Opening {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  /** Whose steps can be taken back. */
  readonly accountId: AccountId;
  readonly permissions: ReadonlySet<Permission>;
}

/** A document as the editor opens it. Throws `not-found`, `not-permitted` and `document-removed`. */
export async function openedDocument(db: Db, whose: Opening): Promise<z.infer<typeof openedDocumentSchema>> {
  const document = await loadDocument(db, whose.siteId, whose.documentId);
  if (document === null) throw new CallError('not-found');
  if (!(await mayOpen(db, document, whose.permissions))) throw new CallError('not-permitted');
  if (document.removedAt !== null) throw new CallError('document-removed');
  const { undo, redo, hasMore } = await loadOpeningUndoStacks(db, whose);
  return {
    id: document.id,
    kind: document.kind,
    collectionId: document.collectionId,
    version: document.version,
    publishedVersion: document.publishedVersion,
    records: document.records,
    undoStack: [...undo],
    redoStack: [...redo],
    hasMoreSteps: hasMore,
  };
}
