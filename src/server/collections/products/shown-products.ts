import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { isWithheld, type Withheld } from '#domain/gating/withheld-documents.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadListedProducts, type ListedProducts } from './load-listed-products.ts';

/** What is kept of the store pages of a site for the revision that is shown. */
export type ProductsOf = (collectionId: DocumentId, hasVariants: boolean) => Promise<ListedProducts>;

interface WantedProducts {
  readonly collectionId: DocumentId;
  readonly hasVariants: boolean;
  readonly withheld: Withheld;
  /** Undefined: they are read anew. */
  readonly productsOf: ProductsOf | undefined;
}

/** The products of a store page that somebody gets. */
export async function shownProducts(
  db: Db,
  siteId: SiteId,
  { collectionId, hasVariants, withheld, productsOf }: WantedProducts,
): Promise<ListedProducts> {
  const listed =
    productsOf === undefined
      ? await loadListedProducts(db, siteId, collectionId, hasVariants)
      : await productsOf(collectionId, hasVariants);
  if (withheld.documents.size === 0) return listed;
  const isShown = (documentId: DocumentId) => !isWithheld(withheld, { documentId, collectionId });
  return { ...listed, products: listed.products.filter(({ id }) => isShown(id)) };
}
