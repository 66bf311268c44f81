import type { EntrySettings } from '#domain/collections/entry-settings.ts';
import type { ContentKind, DocumentId } from '#domain/documents/record.ts';

/** `live` is what visitors get, `draft` what editors see. */
export type Stage = 'live' | 'draft';

/**
 * The data of a page, a collection or an item that lists, routes and feeds need; projected in the transaction of the
 * change.
 */
export interface ContentEntry extends Omit<EntrySettings, 'urlName' | 'navigationTitle' | 'canonical'> {
  readonly documentId: DocumentId;
  readonly kind: ContentKind;
  /** The collection an item belongs to. */
  readonly collectionId: DocumentId | null;
  /** `/about`, `/journal/a-title`; the home page's own path too, although it answers at `/`. */
  readonly path: string;
  /** ISO 8601: of the publish (live) or of the last change (draft). */
  readonly updatedAt: string;
}
