import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Withheld } from '#domain/gating/withheld-documents.ts';
import { categoriesOf } from '#domain/products/category-tree.ts';
import { placesWithProducts } from '#domain/products/places-with-products.ts';
import { listPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listPlacedProducts } from '#server/products/list-placed-products.ts';
import type { LabelsOfList } from '../define-collection-source.ts';

/** The pages of the categories of some store pages (COMM-114, FIND-35): two queries for all of them. */
export async function listStoreLabels(
  db: Db,
  siteId: SiteId,
  collectionIds: readonly DocumentId[],
  withheld: Withheld,
): Promise<ReadonlyMap<DocumentId, LabelsOfList>> {
  const [published, products] = await Promise.all([
    listPublished(db, siteId, collectionIds),
    listPlacedProducts(db, siteId, collectionIds, withheld),
  ]);
  return new Map(
    collectionIds.map((collectionId) => {
      const listed = (products.get(collectionId) ?? []).map((product) => ({
        ...product,
        changedAt: product.updatedAt.getTime(),
      }));
      const categories = categoriesOf(Object.values(published.get(collectionId) ?? {}));
      return [
        collectionId,
        {
          changedAt: listed.reduce((newest, { changedAt }) => Math.max(newest, changedAt), 0),
          labels: placesWithProducts(categories, listed).map(({ urlName, changedAt }) => ({
            kind: 'category',
            name: urlName,
            changedAt,
          })),
        },
      ];
    }),
  );
}
