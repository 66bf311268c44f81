import type { CollectionType } from '#domain/collections/collection-registry.ts';
import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import type { ContentKind, DocumentId } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';

/** `live` is what visitors get, `draft` what editors see. */
export type Stage = 'live' | 'draft';

/** What lists, routes and feeds need of a page, a collection or an item; projected in the transaction of the change. */
export interface ContentEntry {
  readonly documentId: DocumentId;
  readonly kind: ContentKind;
  /** The collection an item belongs to. */
  readonly collectionId: DocumentId | null;
  /** Of a collection; null for what is none. */
  readonly collectionType: CollectionType | null;
  /** `/about`, `/journal/a-title`; the home page's own path too, although it answers at `/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly excerpt: string;
  readonly authorName: string;
  readonly image: ImageValue | null;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  /** Pages and collections are `published`. */
  readonly workflowState: WorkflowState;
  /** ISO 8601, or null. */
  readonly publishAt: string | null;
  readonly isEnabled: boolean;
  /** Search engines are asked not to list it, or are told another address of it. */
  readonly isNoindex: boolean;
  /** ISO 8601: of the publish (live) or of the last change (draft). */
  readonly updatedAt: string;
}
