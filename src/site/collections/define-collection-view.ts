import type { ItemSummary } from '#domain/collections/item-summary.ts';
import type { Translate } from '#messages/translator.ts';
import type { ReactNode } from 'react';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { InlineText } from '#blocks/inline-text.ts';
import type { NeedKind } from '#blocks/needs/need.ts';
import type { CollectionSettings } from '#domain/collections/collection-settings.ts';
import type { StructuredItem } from '#domain/seo/structured-data.ts';
import type { ItemPage, ListPage } from '#site/content/page-content.ts';
import type { DateFormat } from './format-day.ts';

/** A collection as other pages draw on it. */
export interface ShownCollection<Settings = CollectionSettings> {
  readonly documentId: string;
  /** Encoded. */
  readonly path: string;
  readonly settings: Settings;
  /** Its published items, the newest first. */
  readonly items: readonly ItemSummary[];
}

/** What the page of a collection shows, published or on the canvas. */
export interface ListProps {
  readonly content: Pick<
    ListPage,
    | 'title'
    | 'description'
    | 'label'
    | 'collectionPath'
    | 'posts'
    | 'showExcerpts'
    | 'pageNumber'
    | 'pageCount'
    | 'hasOwnSections'
    | 'isEmpty'
  >;
  readonly dates: DateFormat;
  readonly translate: Translate;
  /** On the canvas the title and the description are edited in place. */
  readonly mode: 'page' | 'canvas';
  /** The sections that its owner put there, and those that hold what it shows. */
  readonly children: ReactNode;
}

/** What stands above and below the sections of an item, published or on the canvas. */
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
    | 'next'
  >;
  readonly siteTitle: string;
  readonly dates: DateFormat;
  readonly translate: Translate;
  /** On the canvas the title is edited in place. */
  readonly mode: 'page' | 'canvas';
}

export interface ItemView {
  readonly Head: (props: ItemPartProps) => ReactNode;
  readonly Foot: (props: ItemPartProps) => ReactNode;
  /** What search engines are told it is: a node of the page's graph (FIND-57). */
  readonly structuredData: (item: StructuredItem) => object;
}

/** How collections of one type and their items are shown. `Settings`: those of the type. */
export interface CollectionView<Settings = CollectionSettings> {
  /** How many of its items blocks need that show it as a list of items, or as slides. */
  readonly mostItems: Readonly<Record<NeedKind, number>>;
  /** As blocks list it. */
  summaries(collection: ShownCollection<Settings>): readonly ItemSummary[];
  /** As blocks show it slide by slide (GAL-12). */
  slides(collection: ShownCollection<Settings>): readonly GalleryItem[];
  /** Slides that it holds itself: the address below its own that ends with the name of one is its page (GAL-93). */
  ownSlides(documentId: string, settings: Settings): readonly GalleryItem[];
  /** Texts of its settings that its page shows and that are edited in place; each path begins at the record (EDIT-42). */
  readonly inlineTexts: readonly InlineText[];
  /** Its page: a component. */
  readonly List: (props: ListProps) => ReactNode;
  /** Null where it has no items with pages of their own. */
  readonly item: ItemView | null;
}
