import { recoverDocument } from '#server/trash/recover-document.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import type { Services } from '#server/platform/services.ts';
import { eachProduct, type ChangedProducts, type ProductsOf } from './change-products.ts';

/** Moves several products to the trash, each by itself, from where they come back for 30 days. */
export function removeProducts(services: Services, given: ProductsOf): Promise<ChangedProducts> {
  const { siteId, author, at } = given;
  return eachProduct(services, given, async (trx, documentId) => {
    await removeDocument(trx, { siteId, documentId, author, at });
    return true;
  });
}

/** Brings them back, as drafts like everything that comes out of the trash (CONT-184). */
export function recoverProducts(services: Services, given: ProductsOf): Promise<ChangedProducts> {
  const { siteId, author, at } = given;
  return eachProduct(services, given, async (trx, documentId) => {
    await recoverDocument(trx, { siteId, documentId, author, at });
    return true;
  });
}
