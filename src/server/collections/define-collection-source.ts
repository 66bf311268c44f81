import type { CollectionSettings } from '#domain/collections/collection-settings.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { ContentEntry, Stage } from '#server/content-entries/content-entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ListLayout } from '#domain/products/list-layouts.ts';
import type { StoreList } from '#domain/products/store-list.ts';
import type { FeedItem } from './feed-source.ts';
import type { ProductsOf } from './products/shown-products.ts';
import type { WantedContent } from './wanted-content.ts';
import type { ItemPage, ListPage } from '#site/content/page-content.ts';

export interface Neighbour {
  /** Encoded, as links need it. */
  readonly path: string;
  readonly title: string;
}

/** The published items that the pager of an item leads to. */
export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export interface NeighboursOf {
  readonly documentId: DocumentId;
  readonly collectionId: DocumentId;
  /** Whether the published date or that of the draft determines its position among the others. */
  readonly stage: Stage;
  /** Items that the viewer does not get. */
  readonly withheld: Withheld;
  /** As in `WantedContent`. */
  readonly productsOf?: ProductsOf | undefined;
}

/** The content of a list page besides the settings that all collections have. */
export type ListedContent = Pick<
  ListPage,
  'sections' | 'posts' | 'hasOwnSections' | 'isEmpty' | 'showExcerpts' | 'pageCount' | 'label'
> & {
  /** Replaces the value in the settings. */
  readonly socialImage?: ListPage['socialImage'];
  readonly store?: StoreList;
  readonly listLayout?: ListLayout;
  /** A list that is not for search engines, whatever the settings say. */
  readonly isNoindex?: boolean;
};

/** An item whose page is made. */
export interface ItemOf {
  readonly documentId: DocumentId;
  readonly collectionId: DocumentId;
  readonly stage: Stage;
  readonly records: DocumentRecords;
  /** Items that the viewer does not get. */
  readonly withheld: Withheld;
  /** The address of the collection, decoded; null where it cannot be reached. */
  readonly collectionPath: string | null;
  /** Of what buyers wrote; the first without. */
  readonly reviewsPage?: number | undefined;
}

/** How items of a type are created, loaded and projected. */
export interface ItemSource {
  /** Records of a new one beside its settings. */
  beginRecords?(newId: () => string): DocumentRecords;
  loadNeighbours(db: Db, siteId: SiteId, of: NeighboursOf): Promise<Neighbours>;
  /** What the page of one shows of its own besides what all items have. */
  loadParts?(
    db: Db,
    siteId: SiteId,
    item: ItemOf,
  ): Promise<Pick<ItemPage, 'product' | 'places' | 'related' | 'reviews'>>;
  /** Parts of a feed entry besides those that all items have; they override those (FIND-22). */
  feedParts?(entry: ContentEntry, records: DocumentRecords): Partial<FeedItem>;
  /** The same of records beside the settings: after a change of one of a group, given all of them. */
  projectWhole?(
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    documentId: DocumentId,
    records: DocumentRecords,
  ): Promise<void>;
  /**
   * Updates tables of this type for what is changed or published, in the same transaction. Their rows refer to those of
   * `content_entries`, and are deleted with them.
   */
  project?(
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    documentId: DocumentId,
    records: DocumentRecords,
  ): Promise<void>;
}

/** The lists of the labels of a collection, each at an address of its own. Times are milliseconds since 1970. */
export interface LabelsOfList {
  /** When one of its items was last published; 0 where it has none. */
  readonly changedAt: number;
  readonly labels: readonly {
    readonly kind: 'category' | 'tag';
    /** The last part of the address, not encoded. */
    readonly name: string;
    readonly changedAt: number;
  }[];
}

/** The server side of one type of collection. `Settings`: those of the type. */
export interface CollectionSource<Settings = CollectionSettings> {
  /** The content of its page; null where there is no such page of the list, or no such label. */
  loadList(db: Db, siteId: SiteId, wanted: WantedContent, settings: Settings): Promise<ListedContent | null>;
  /**
   * Updates what lists read of its items, after records of a group of the collection or its settings changed; loads the
   * records where it needs them.
   */
  projectWhole?(
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    documentId: DocumentId,
    records: () => Promise<DocumentRecords>,
  ): Promise<void>;
  /** What the sitemap says of collections of the type besides themselves and their items (FIND-35). */
  listLabels?(
    db: Db,
    siteId: SiteId,
    collectionIds: readonly DocumentId[],
    withheld: Withheld,
  ): Promise<ReadonlyMap<DocumentId, LabelsOfList>>;
  /** Null where it has no items with pages of their own. */
  readonly item: ItemSource | null;
}
