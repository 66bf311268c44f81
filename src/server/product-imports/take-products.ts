import { sql, type Transaction } from 'kysely';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { fill, type Words } from '#messages/message.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { addProduct } from './add-product.ts';
import { changeProduct } from './change-product.ts';
import { importStock } from './import-stock.ts';
import { findKnownProducts, productSource, type KnownProduct } from './known-products.ts';
import type { ProductBefore } from './tables.ts';
import type { ReadyProduct, TakenProduct, TakingProducts, Written } from './taking-products.ts';

type Trx = Transaction<Database>;

/**
 * Takes products of files in, all in one transaction: new ones become drafts of a store page, of those that are there
 * only what the file says otherwise than before is changed, each with one change of its history (CRM-19). A product that
 * cannot be stored is left out with the reason, and the others are taken.
 */
export async function takeProducts(
  trx: Trx,
  services: Services,
  of: TakingProducts,
  products: readonly ReadyProduct[],
): Promise<readonly TakenProduct[]> {
  const { siteId, importId, isDryRun, accountId, at } = of;
  if (!isDryRun) {
    await lockPublishing(trx, siteId);
    await lockAddresses(trx, siteId);
  }
  const known = await findKnownProducts(
    trx,
    siteId,
    products.map(({ key }) => key),
  );
  const taken: TakenProduct[] = [];
  const written: Written[] = [];
  for (const product of products) {
    const there = known.get(product.key) ?? null;
    if (!isDryRun) await sql`savepoint product`.execute(trx);
    try {
      const done =
        there === null
          ? await addProduct(trx, of, product)
          : await changeProduct(trx, services, of, product, there);
      taken.push(done.taken);
      if (done.written !== null) written.push(done.written);
      if (!isDryRun) await sql`release savepoint product`.execute(trx);
    } catch (error) {
      if (isDryRun || !(error instanceof CallError) || isOfAll(error)) throw error;
      await sql`rollback to savepoint product`.execute(trx);
      taken.push({ outcome: 'left-out', remarks: [wordsOf(error)], documentId: null, path: '', images: 0 });
    }
  }
  if (isDryRun || written.length === 0) return taken;
  const figures = written.flatMap(({ stock }) => stock);
  const before = await importStock(trx, siteId, figures, { accountId, at });
  // Pages say whether something can be had, so they are made anew where that may have changed.
  if (written.some((each) => each.before?.isLive === true && each.stock.length > 0))
    await bumpRevision(trx, siteId);
  if (importId === null) return taken;
  await trx
    .insertInto('imported_products')
    .values(
      written.map((each) => ({
        site_id: siteId,
        import_id: importId,
        document_id: each.documentId,
        before: each.before === null ? null : JSON.stringify(beforeOf(each, before, known)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return taken;
}

function beforeOf(
  { stock, before: there }: Written,
  figures: ReadonlyMap<string, number | null>,
  known: ReadonlyMap<string, KnownProduct>,
): ProductBefore {
  const key = [...known].find(([, each]) => each === there)?.[0];
  return {
    stock: stock.map(({ variantId, quantity }) => ({
      variantId,
      from: figures.get(variantId) ?? null,
      to: quantity,
    })),
    source:
      there?.hasSource === true && key !== undefined
        ? { key: productSource(key), content: there.base }
        : null,
  };
}

/** Every product after this one would be refused, too. */
function isOfAll({ code }: CallError): boolean {
  return code === 'site-quota-reached' || code === 'account-quota-reached' || code === 'not-found';
}

function wordsOf(error: CallError): Words {
  const [detail] = Object.values(error.errors ?? {});
  return detail === undefined
    ? fill(productFiles.refused, { reason: error.message })
    : fill(productFiles.refused, { reason: detail });
}
