import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Words } from '#messages/message.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import type { TableImportId } from '#server/table-imports/tables.ts';
import type { FetchedImages } from './fetched-images.ts';
import type { StockFigure } from './import-stock.ts';
import type { KnownProduct } from './known-products.ts';
import type { SettledTexts } from './settled-texts.ts';
import type { StorePages } from './store-pages.ts';

export interface TakingProducts {
  readonly siteId: SiteId;
  /** By which it can be taken back; null where it cannot. */
  readonly importId: TableImportId | null;
  /** What its changes are called together in histories. */
  readonly gestureId: string;
  readonly author: ChangeAuthor;
  readonly accountId: AccountId | null;
  readonly isDryRun: boolean;
  readonly pages: Pick<StorePages, 'next'>;
  readonly images: Pick<FetchedImages, 'imageOf' | 'failureOf'>;
  /** The address of a picture of this site, as exports write it. */
  readonly urlOf: (path: string) => string;
  readonly at: Date;
}

/** A product of a file, ready to be taken in. */
export interface ReadyProduct {
  readonly key: string;
  readonly texts: SettledTexts;
}

/** What became of a product; `remarks` say what of it was not taken. */
export interface TakenProduct {
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'left-out';
  readonly remarks: readonly Words[];
  readonly documentId: DocumentId | null;
  /** Where a new one is; '' for others. */
  readonly path: string;
  /** Pictures that were added, or would be. */
  readonly images: number;
}

export interface Written {
  readonly documentId: DocumentId;
  /** Null for a new one. */
  readonly before: KnownProduct | null;
  readonly stock: readonly StockFigure[];
}

/** What became of one product, and what was written for it. */
export interface Done {
  readonly taken: TakenProduct;
  readonly written: Written | null;
}
