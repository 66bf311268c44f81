import type { StoreList } from '#domain/products/store-list.ts';
import type { Translate } from '#messages/translator.ts';

/** What narrows and sorts a list of products. */
export interface StoreFiltersProps {
  readonly store: StoreList;
  /** Of the list that is shown. */
  readonly path: string;
  readonly translate: Translate;
}
