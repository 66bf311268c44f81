import type { SiteId } from '#domain/documents/record.ts';
import { withAncestors } from '#domain/products/category-tree.ts';
import type { Category } from '#domain/products/category.ts';
import { shownProduct } from '#domain/products/shown-product.ts';
import type { JsonValue } from '#lib/json.ts';
import { isId } from '#lib/id.ts';
import { MAX_RELATED } from '#domain/products/product-limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { loadStoreFacts } from '#server/products/load-store-facts.ts';
import { loadShownReviews } from '#server/products/load-shown-reviews.ts';
import { categoryPath } from '#site/collections/products/store-links.ts';
import type { ItemPage } from '#site/content/page-content.ts';
import type { ItemOf } from '../define-collection-source.ts';
import { loadRelated } from './load-related.ts';

/**
 * What the page of a product shows: its variants with their prices and their stock, arranged as its store page says, its
 * categories, related products, and what buyers wrote.
 */
export async function loadProductParts(
  db: Db,
  siteId: SiteId,
  { documentId, collectionId, stage, records, withheld, collectionPath, reviewsPage }: ItemOf,
): Promise<Pick<ItemPage, 'product' | 'places' | 'related' | 'reviews'>> {
  const settings = records['settings'];
  const relatedIds = idsIn(settings?.['relatedIds']).filter((id) => isId<'document'>(id));
  const [facts, related, reviews] = await Promise.all([
    loadStoreFacts(db, siteId, documentId, collectionId, stage),
    loadRelated(db, siteId, relatedIds.slice(0, MAX_RELATED), withheld),
    loadShownReviews(db, siteId, documentId, reviewsPage),
  ]);
  const known: ReadonlyMap<string, Category> = new Map(facts.categories.map((each) => [each.id, each]));
  const path = encodeURI(collectionPath ?? '');
  return {
    product: shownProduct(documentId, records, facts),
    places: idsIn(settings?.['categoryIds'])
      .map((id) =>
        withAncestors(id, known)
          .toReversed()
          .map(({ name, urlName }) => ({
            name,
            path: categoryPath(path, { name, urlName: urlName === '' ? name : urlName }),
          })),
      )
      .filter(({ length }) => length > 0),
    related,
    ...(reviews === null ? {} : { reviews }),
  };
}

function idsIn(list: JsonValue | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
