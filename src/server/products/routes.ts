import * as contract from '#contract/products.ts';
import { isId } from '#lib/id.ts';
import { categoriesOf } from '#domain/products/category-tree.ts';
import { UNLIMITED } from '#domain/products/stock.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import {
  findEntryOfDocument,
  listEntriesUncounted,
  type ListedEntry,
} from '#server/content-entries/queries.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countStock } from './count-stock.ts';
import { loadStoreFacts } from './load-store-facts.ts';
import { listRepeatedSkus, suggestSkus } from './skus.ts';
import { opensProduct } from './opens-product.ts';
import { loadSummaries } from './queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** What the editor needs of products beside their documents. */
export const productRoutes: readonly Route[] = [
  implement(contract.listProducts, async ({ services: { db }, site: { siteId }, params: { documentId } }) => {
    const collection = await findEntryOfDocument(db, siteId, 'draft', documentId);
    if (collection?.kind !== 'collection') throw new CallError('not-found');
    const filter = { kind: 'item', collectionId: documentId, page: 1, pageSize: MAX_PRODUCTS } as const;
    const [entries, store] = await Promise.all([
      listEntriesUncounted(db, siteId, 'draft', filter),
      loadStoreSettings(db, siteId),
    ]);
    const ids = entries.map((entry) => entry.documentId);
    const summaries = await loadSummaries(db, siteId, 'draft', ids, store);
    const products = [...summaries].map(
      ([
        id,
        {
          product: { prices, isSoldOut, plan },
        },
      ]) => ({
        documentId: id,
        prices,
        isSoldOut,
        ...(plan === undefined ? {} : { plan }),
      }),
    );
    return { currency: store.currency, trimsZeroFractions: store.trimsZeroFractions, products };
  }),

  implement(
    contract.getProductFacts,
    async ({ services: { db }, site: { siteId }, params: { documentId }, caller }) => {
      const entry = await openItem(db, siteId, documentId, caller.permissions);
      const [facts, { measurementStandard, taxClasses, trimsZeroFractions }, collection] = await Promise.all([
        loadStoreFacts(db, siteId, documentId, entry.collectionId, 'draft'),
        loadStoreSettings(db, siteId),
        loadDocument(db, siteId, entry.collectionId),
      ]);
      const categories = [...categoriesOf(Object.values(collection?.records ?? {}))];
      const stock = [...facts.stock].flatMap(([variantId, { isUnlimited, quantity }]) =>
        isId<'variant'>(variantId) ? [{ variantId, quantity: isUnlimited ? null : quantity }] : [],
      );
      const { currency, layout } = facts;
      return { currency, trimsZeroFractions, layout, measurementStandard, taxClasses, categories, stock };
    },
  ),

  implement(contract.setStock, async ({ services, site: { siteId }, params, body, caller }) => {
    const { documentId } = params;
    const { accountId } = caller.account;
    const at = new Date(services.now());
    const counted = await services.db
      .transaction()
      .execute((trx) => countStock(trx, { siteId, documentId, counts: [body], accountId, at }));
    const { isUnlimited, quantity } = counted.get(body.variantId) ?? UNLIMITED;
    return { quantity: isUnlimited ? null : quantity };
  }),

  implement(contract.suggestSkus, async ({ services: { db }, site: { siteId }, body }) => ({
    skus: await suggestSkus(db, siteId, body.count),
  })),

  implement(contract.listRepeatedSkus, async ({ services: { db }, site: { siteId }, params, caller }) => {
    await openItem(db, siteId, params.documentId, caller.permissions);
    return { skus: await listRepeatedSkus(db, siteId, params.documentId) };
  }),
];

/** An item of a collection; without reading the site's content a product alone. Throws `not-found`. */
async function openItem(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  permissions: ReadonlySet<Permission>,
): Promise<ListedEntry & { readonly collectionId: DocumentId }> {
  const entry = await findEntryOfDocument(db, siteId, 'draft', documentId);
  const isOpen = permissions.has('content.read') || (await opensProduct(db, siteId, documentId, permissions));
  if (entry === null || entry.collectionId === null || !isOpen) throw new CallError('not-found');
  return { ...entry, collectionId: entry.collectionId };
}
