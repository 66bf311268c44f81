import type { SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { StorePlace } from '#domain/products/store-places.ts';
import { structuredContentOf } from '#domain/products/structured-content-of.ts';
import { isId } from '#lib/id.ts';
import { loadProducts } from '#server/needs/load-products.ts';
import type { Db } from '#server/platform/database/database.ts';
import { categoryPath } from '#site/collections/products/store-links.ts';
import type { ListPage } from '#site/content/page-content.ts';

/**
 * `?format=json` of a store page: its categories and the products of the page of its list, with their commerce data
 * (COMM-01, COMM-17, COMM-18).
 */
export async function storeData(
  db: Db,
  siteId: SiteId,
  content: ListPage,
  withheld: Withheld,
): Promise<object> {
  const { documentId: id, collectionTitle: title, collectionPath: path, label, store } = content;
  const ids = content.posts.map((post) => post.id).filter((each) => isId<'document'>(each));
  const loaded = await loadProducts(db, siteId, ids, withheld);
  const categories = (places: readonly StorePlace[]): readonly object[] =>
    places.map((place) => ({
      id: place.id,
      name: place.name,
      path: categoryPath(path, place),
      products: place.count,
      categories: categories(place.children),
    }));
  return {
    collection: {
      id,
      title,
      path,
      category: label?.name ?? null,
      categories: categories(store?.places ?? []),
    },
    items: content.posts.map((post) => {
      const [found] = loaded.get(post.id) ?? [];
      return {
        id: post.id,
        collectionId: id,
        title: post.title,
        path: post.path,
        excerpt: post.excerpt,
        categories: post.categories,
        ...(found === undefined ? {} : { structuredContent: structuredContentOf(found.product) }),
      };
    }),
    pagination: { page: content.pageNumber, pages: content.pageCount, products: store?.total ?? 0 },
  };
}
