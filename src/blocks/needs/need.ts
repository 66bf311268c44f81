import type { ItemSummary } from '#domain/collections/item-summary.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** What blocks can need of other documents of the site, and as what they get it. */
export interface NeedResults {
  /** The newest items of a collection, or the first ones of those ordered by hand. */
  readonly items: readonly ItemSummary[];
  /** What a collection shows as slides: those it holds, or one for each of its items. */
  readonly slides: readonly GalleryItem[];
}

export type NeedKind = keyof NeedResults;

/** Something that a block shows and that is not in its own data: it is loaded before the block renders. */
export interface Need {
  readonly kind: NeedKind;
  /** The document it is about. */
  readonly documentId: DocumentId;
}

/**
 * What was loaded for the needs of a page, a canvas or a block drawn alone; empty where visitors cannot reach the
 * document, null where nobody has asked for it.
 */
export type Loaded = <Kind extends NeedKind>(kind: Kind, documentId: string) => NeedResults[Kind] | null;

export const NOTHING_LOADED: Loaded = () => null;
