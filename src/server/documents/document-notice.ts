import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';

/** Messages between processes about a document on the channel `document-changed`. */
export interface DocumentNotice {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  /** `threads`: somebody commented on it, which changes nothing of the document. */
  readonly kind: 'changed' | 'published' | 'removed' | 'threads';
  /** Of the newest change; of `published` the version visitors get. */
  readonly version: number | null;
  readonly release: number | null;
}

export function documentNotice(
  notice: Pick<DocumentNotice, 'siteId' | 'documentId' | 'kind'> & Partial<DocumentNotice>,
): JsonObject {
  return { version: null, release: null, ...notice };
}

/** Whose presence changed, on the channel `presence`; null for a message of another shape. */
export function readDocumentKey(payload: JsonValue): Pick<DocumentNotice, 'siteId' | 'documentId'> | null {
  if (!isJsonObject(payload)) return null;
  const { siteId, documentId } = payload;
  if (typeof siteId !== 'string' || typeof documentId !== 'string') return null;
  return isId<'site'>(siteId) && isId<'document'>(documentId) ? { siteId, documentId } : null;
}

export function readDocumentNotice(payload: JsonValue): DocumentNotice | null {
  const key = readDocumentKey(payload);
  if (key === null || !isJsonObject(payload)) return null;
  const { kind, version, release } = payload;
  if (kind !== 'changed' && kind !== 'published' && kind !== 'removed' && kind !== 'threads') return null;
  return {
    ...key,
    kind,
    version: typeof version === 'number' ? version : null,
    release: typeof release === 'number' ? release : null,
  };
}
