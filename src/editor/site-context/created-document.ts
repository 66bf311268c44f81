import type { z } from 'zod';
import type { openedDocumentSchema } from '#contract/documents.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { LoadedDocument } from '../documents/document-client.ts';
import { loadedDocument } from '../documents/http-document-client.ts';

let created: LoadedDocument | null = null;

/** Keeps a document that came with the answer to its creation, until it is opened: it is not asked for once more. */
export function keepCreated(document: z.infer<typeof openedDocumentSchema> | undefined): void {
  created = document === undefined ? null : loadedDocument(document);
}

/** The document, if it was created last and not opened since; what was saved later is in none of it. */
export function takeCreated(documentId: DocumentId): LoadedDocument | null {
  if (created?.id !== documentId) return null;
  const taken = created;
  created = null;
  return taken;
}
