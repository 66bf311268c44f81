import type { ItemSummary } from '#domain/collections/item-summary.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { ShownReviews } from '#domain/product-reviews/product-review.ts';
import type { ShownProduct } from '#domain/products/shown-product.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { AreaId } from '#domain/gating/access-rule.ts';
import type { AreaOffer } from '#domain/members/area-offer.ts';

/** A product that a block sells. */
export interface NeededProduct {
  /** Encoded. */
  readonly path: string;
  readonly title: string;
  readonly image: ImageValue | null;
  readonly product: ShownProduct;
}

/** What buyers wrote about a product. */
export interface NeededReviews {
  /** Encoded. */
  readonly path: string;
  readonly title: string;
  /** The newest of all. */
  readonly reviews: Pick<ShownReviews, 'count' | 'average' | 'listed'>;
}

/** What blocks can need of other documents of the site, and as what they get it. */
export interface NeedResults {
  /** The newest items of a collection, or the first ones of those ordered by hand. */
  readonly items: readonly ItemSummary[];
  /** What a collection shows as slides: those it holds, or one for each of its items. */
  readonly slides: readonly GalleryItem[];
  /** One product, as long as visitors can buy it. */
  readonly product: readonly NeededProduct[];
  /** What buyers wrote about one product, as long as visitors can reach it and its owner approved something. */
  readonly reviews: readonly NeededReviews[];
  /** A member area as whoever looks finds it. */
  readonly memberArea: readonly AreaOffer[];
}

export type NeedKind = keyof NeedResults;

/** What a collection answers. */
export type CollectionNeedKind = Exclude<NeedKind, 'memberArea' | 'product' | 'reviews'>;

/** What each is about: a document, or an area. */
export interface NeedIds {
  readonly items: DocumentId;
  readonly slides: DocumentId;
  readonly product: DocumentId;
  readonly reviews: DocumentId;
  readonly memberArea: AreaId;
}

/** Something that a block shows and that is not in its own data: it is loaded before the block renders. */
export type Need = {
  readonly [Kind in NeedKind]: { readonly kind: Kind; readonly documentId: NeedIds[Kind] };
}[NeedKind];

/**
 * What was loaded for the needs of a page, a canvas or a block drawn alone; empty where visitors cannot reach the
 * document, null where nobody has asked for it.
 */
export type Loaded = <Kind extends NeedKind>(kind: Kind, documentId: string) => NeedResults[Kind] | null;

export const NOTHING_LOADED: Loaded = () => null;
