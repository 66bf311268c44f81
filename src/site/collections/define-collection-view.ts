import type { ItemSummary } from '#domain/collections/item-summary.ts';
import type { Translate } from '#messages/translator.ts';
import type { ReactNode } from 'react';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { InlineText } from '#blocks/inline-text.ts';
import type { CollectionNeedKind } from '#blocks/needs/need.ts';
import type { ShownReviews } from '#domain/product-reviews/product-review.ts';
import type { ShownProduct } from '#domain/products/shown-product.ts';
import type { CollectionSettings } from '#domain/collections/collection-settings.ts';
import type { StructuredImage, StructuredItem } from '#domain/seo/structured-data.ts';
import type { ItemPage, ListPage } from '#site/content/page-content.ts';
import type { DateFormat } from './format-day.ts';

/** A collection as blocks of other pages show it. */
export interface ShownCollection<Settings = CollectionSettings> {
  readonly documentId: string;
  /** Encoded. */
  readonly path: string;
  readonly settings: Settings;
  /** Its published items, the newest first. */
  readonly items: readonly ItemSummary[];
}

/** The content of a collection's page, published or on the canvas. */
export interface ListProps {
  readonly content: Pick<
    ListPage,
    | 'title'
    | 'description'
    | 'label'
    | 'collectionPath'
    | 'posts'
    | 'showExcerpts'
    | 'listLayout'
    | 'pageNumber'
    | 'pageCount'
    | 'hasOwnSections'
    | 'isEmpty'
    | 'store'
  >;
  readonly dates: DateFormat;
  readonly translate: Translate;
  /** On the canvas the title and the description are edited in place. */
  readonly mode: 'page' | 'canvas';
  /** The sections that the owner added, and those that show the items. */
  readonly children: ReactNode;
}

/** The parts above and below the sections of an item, published or on the canvas. */
export interface ItemPartProps {
  readonly item: Pick<
    ItemPage,
    | 'title'
    | 'collection'
    | 'publishedAt'
    | 'authorName'
    | 'categories'
    | 'tags'
    | 'featuredImage'
    | 'previous'
    | 'product'
    | 'places'
    | 'related'
    | 'reviews'
    | 'next'
  >;
  readonly siteTitle: string;
  readonly dates: DateFormat;
  readonly translate: Translate;
  /** On the canvas the title is edited in place. */
  readonly mode: 'page' | 'canvas';
}

/** What the page of an item shows besides what all items have. */
export interface ShownItem {
  readonly product?: ShownProduct;
  readonly reviews?: ShownReviews;
  readonly description: string;
  /** All its pictures. */
  readonly images: readonly StructuredImage[];
}

export interface ItemView {
  readonly Head: (props: ItemPartProps) => ReactNode;
  readonly Foot: (props: ItemPartProps) => ReactNode;
  /** The item as a node of the page's graph, for search engines (FIND-57). */
  readonly structuredData: (item: StructuredItem, shown: ShownItem) => object;
}

/** The views of collections of one type and of their items. `Settings`: those of the type. */
export interface CollectionView<Settings = CollectionSettings> {
  /** How many items are loaded for blocks that show it as a list of items, or as slides. */
  readonly mostItems: Readonly<Record<CollectionNeedKind, number>>;
  /** The items for blocks that list it. */
  summaries(collection: ShownCollection<Settings>): readonly ItemSummary[];
  /** The slides for blocks that show it slide by slide (GAL-12). */
  slides(collection: ShownCollection<Settings>): readonly GalleryItem[];
  /** Its own slides: each has an address below its own that ends with the slide's name (GAL-93). */
  ownSlides(documentId: string, settings: Settings): readonly GalleryItem[];
  /** Texts of its settings that its page shows and that are edited in place, by paths from the record (EDIT-42). */
  readonly inlineTexts: readonly InlineText[];
  /** Its page: a component. */
  readonly List: (props: ListProps) => ReactNode;
  /** Null where it has no items with pages of their own. */
  readonly item: ItemView | null;
}
