import type { CollectionSettings } from '#domain/collections/collection-settings.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { ContentEntry, Stage } from '#server/content-entries/content-entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FeedItem } from './feed-source.ts';
import type { WantedContent } from './wanted-content.ts';
import type { ListPage } from '#site/content/page-content.ts';

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
  /** Whether its published date or that of its draft says where it stands among the others. */
  readonly stage: Stage;
}

/** What the page of a list shows beside what every collection's settings say. */
export type ListedContent = Pick<
  ListPage,
  'sections' | 'posts' | 'hasOwnSections' | 'isEmpty' | 'showExcerpts' | 'pageCount' | 'label'
> & {
  /** In place of the one the settings name. */
  readonly socialImage?: ListPage['socialImage'];
};

/** What the items of a collection begin with, where they come from, and what is projected of them. */
export interface ItemSource {
  /** Records of a new one beside its settings. */
  beginRecords?(newId: () => string): DocumentRecords;
  loadNeighbours(db: Db, siteId: SiteId, of: NeighboursOf): Promise<Neighbours>;
  /** What feeds say of an item beyond what all items have: its parts win over those (FIND-22). */
  feedParts?(entry: ContentEntry, records: DocumentRecords): Partial<FeedItem>;
  /**
   * Brings tables of this type in line with what is changed or published, in the same transaction. Their rows hang on
   * those of `content_entries`, and go with them.
   */
  project?(
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    documentId: DocumentId,
    records: DocumentRecords,
  ): Promise<void>;
}

/** What the server does for collections of one type. `Settings`: those of the type. */
export interface CollectionSource<Settings = CollectionSettings> {
  /** What its page shows; null where there is no such page of the list, or no such label. */
  loadList(db: Db, siteId: SiteId, wanted: WantedContent, settings: Settings): Promise<ListedContent | null>;
  /** Null where it has no items with pages of their own. */
  readonly item: ItemSource | null;
}
