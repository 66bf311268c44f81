import type { DocumentId, SiteId } from '#domain/documents/record.ts';
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

interface Kept {
  readonly revision: number;
  readonly products: Promise<ListedProducts>;
  /** None while it is read. */
  readonly bytes: number;
}

/**
 * Keeps what lists of products are made and narrowed by until the revision of their site is counted up, which each
 * publish does, each change of the shop's settings, and whatever sells something out or brings it back. Of the lists
 * asked for last; those who ask at the same time wait for one reading.
 */
export function keptProducts(
  read: (siteId: SiteId, collectionId: DocumentId, hasVariants: boolean) => Promise<ListedProducts>,
  limits = LIMITS,
): KeptProducts {
  const lists = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= lists.get(key)?.bytes ?? 0;
    lists.delete(key);
  }

  function keep(key: string, kept: Kept): void {
    drop(key);
    lists.set(key, kept);
    bytes += kept.bytes;
    for (const oldest of lists.keys()) {
      if (lists.size <= limits.lists && bytes <= limits.bytes) return;
      drop(oldest);
    }
  }

  return {
    load({ id: siteId, revision }, collectionId, hasVariants) {
      const key = `${siteId} ${collectionId} ${hasVariants}`;
      const known = lists.get(key);
      if (known?.revision === revision) {
        keep(key, known);
        return known.products;
      }
      const products = read(siteId, collectionId, hasVariants);
      const reading = { revision, products, bytes: 0 };
      keep(key, reading);
      void products.then(
        (listed) => {
          if (lists.get(key) === reading) keep(key, { ...reading, bytes: bytesOf(listed) });
        },
        // What failed is read anew by who asks next.
        () => {
          if (lists.get(key) === reading) drop(key);
        },
      );
      return products;
    },
  };
}

/** Roughly the memory of a list; options and their values are shared by its variants. */
function bytesOf({ products }: ListedProducts): number {
  return products.reduce((sum, { title, path, excerpt, searchText, variants }) => {
    const characters = title.length + path.length + excerpt.length + searchText.length;
    return variants.reduce((all, { sku }) => all + 200 + 2 * sku.length, sum + 1500 + 2 * characters);
  }, 0);
}
