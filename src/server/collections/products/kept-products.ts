import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { createRevisionCache } from '#server/sites/revision-cache.ts';
import type { ListedProducts } from './load-listed-products.ts';

/** The products of store pages that are read once for all lists and pages of a revision of their site. */
export interface KeptProducts {
  load(
    site: { readonly id: SiteId; readonly revision: number },
    collectionId: DocumentId,
    hasVariants: boolean,
  ): Promise<ListedProducts>;
}

interface Limits {
  /** Of memory, as `bytesOf` tells it. */
  readonly bytes: number;
  readonly lists: number;
}

const LIMITS: Limits = { bytes: 24 * 1024 * 1024, lists: 500 };

/**
 * Keeps what lists of products are made and narrowed by until the revision of their site is counted up, which each
 * publish does, each change of the shop's settings, and whatever sells something out or brings it back.
 */
export function keptProducts(
  read: (siteId: SiteId, collectionId: DocumentId, hasVariants: boolean) => Promise<ListedProducts>,
  { bytes, lists } = LIMITS,
): KeptProducts {
  const cache = createRevisionCache({ bytes, entries: lists, bytesOf });
  return {
    load: (site, collectionId, hasVariants) =>
      cache.load(site, `${collectionId} ${hasVariants}`, () => read(site.id, collectionId, hasVariants)),
  };
}

/** Roughly the memory of a list; options and their values are shared by its variants. */
function bytesOf({ products }: ListedProducts): number {
  return products.reduce((sum, { title, path, excerpt, searchText, variants }) => {
    const characters = title.length + path.length + excerpt.length + searchText.length;
    return variants.reduce((all, { sku }) => all + 200 + 2 * sku.length, sum + 1500 + 2 * characters);
  }, 0);
}
