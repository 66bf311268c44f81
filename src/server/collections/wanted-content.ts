import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import type { StoreFilter } from '#domain/products/store-filter.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { ContentEntry, Stage } from '#server/content-entries/content-entry.ts';
import type { ListPage } from '#site/content/page-content.ts';
import type { ProductsOf } from './products/shown-products.ts';

/** The document to show, and which of its lists. */
export interface WantedContent {
  readonly documentId: DocumentId;
  readonly kind: ContentEntry['kind'];
  readonly collectionId: DocumentId | null;
  readonly path: string;
  readonly updatedAt: string;
  readonly records: DocumentRecords;
  readonly label: ListPage['label'];
  readonly pageNumber: number;
  /** Of what buyers wrote about a product; the first without. */
  readonly reviewsPage?: number;
  /** What is chosen of a store page; nothing without. */
  readonly storeFilter?: StoreFilter;
  /** The date of a draft determines its position among the published items. */
  readonly stage?: Stage;
  /** What the viewer does not get of lists and neighbours; nothing without. */
  readonly withheld?: Withheld;
  /** The products of store pages that are kept for the revision that is shown; they are read anew without. */
  readonly productsOf?: ProductsOf;
}
