import type { Transaction } from 'kysely';
import { changeName } from '#domain/documents/change-name.ts';
import { mergeContent } from '#domain/product-files/merge-content.ts';
import { recordDifferences } from '#domain/product-files/record-differences.ts';
import { recordsOfContent } from '#domain/product-files/records-of-content.ts';
import { createId } from '#lib/id.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import type { Words } from '#messages/message.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { freeAddress } from '#server/pages/free-address.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { hasOtherBlocks } from './body-html.ts';
import { currentContent, failuresOf, heldAfter, heldOf, keepSource, withUrlName } from './held-content.ts';
import { figuresOf } from './import-stock.ts';
import type { KnownProduct } from './known-products.ts';
import { newPictures } from './pictures-of-product.ts';
import type { Done, ReadyProduct, TakingProducts } from './taking-products.ts';
import { withBody } from './with-body.ts';
import { withPictures } from './with-pictures.ts';

/** Changes a product that is there where its file says otherwise than before, by one change of its history. */
export async function changeProduct(
  trx: Transaction<Database>,
  services: Services,
  of: TakingProducts,
  { key, texts }: ReadyProduct,
  there: KnownProduct,
): Promise<Done> {
  const { siteId, gestureId, author, at, images, isDryRun } = of;
  const { documentId, records } = there;
  const filed = withUrlName(texts.content);
  const current = currentContent(of, there);
  const planned = mergeContent(current, there.base, filed);
  const merged =
    planned.urlName === current.urlName || isDryRun
      ? planned
      : { ...planned, urlName: await addressFor(trx, of, there, planned.urlName ?? '') };
  const remarks: Words[] = [...texts.remarks];
  const pictures = newPictures(filed, heldOf(of, there));
  const keepsBody = merged.description !== current.description && hasOtherBlocks(records);
  if (keepsBody) remarks.push(productFiles.bodyKept);
  const made = recordsOfContent(records, merged);
  const imageOf = (url: string) => images.imageOf(url);
  const pictured = withPictures(made.records, pictures, imageOf);
  const isNewBody = merged.description !== current.description && !keepsBody && texts.pieces !== null;
  const next = isNewBody ? withBody(pictured, texts.pieces ?? [], imageOf) : pictured;
  const operations = recordDifferences(records, next);
  const before = new Map(current.variants.map(({ id, stock }) => [id, stock]));
  const stock = figuresOf(documentId, merged, made.stock, (quantity, id) =>
    before.has(id) ? before.get(id) !== quantity : quantity !== null,
  );
  const isChanged = operations.length > 0 || stock.length > 0 || (isDryRun && pictures.length > 0);
  if (isDryRun) {
    const outcome = isChanged ? 'changed' : 'unchanged';
    return { taken: { outcome, remarks, documentId, path: '', images: pictures.length }, written: null };
  }
  const failures = failuresOf(of, pictures);
  const held = heldAfter(of, filed, there);
  if (!isChanged) {
    if (there.hasSource) await keepSource(trx, of, key, documentId, held);
    return {
      taken: { outcome: 'unchanged', remarks: failures, documentId, path: '', images: 0 },
      written: null,
    };
  }
  if (operations.length > 0) {
    const appended = await appendChange(trx, {
      siteId,
      documentId,
      author,
      at,
      change: {
        id: createId<'change'>(at.getTime()),
        baseVersion: there.version,
        ...changeName(siteSteps.importProducts),
        gestureId,
        operations,
      },
    });
    await appended.afterwards?.(services, trx);
  }
  await keepSource(trx, of, key, documentId, held);
  const stored = pictures.filter(({ url }) => images.imageOf(url) !== null).length;
  return {
    taken: { outcome: 'changed', remarks: [...remarks, ...failures], documentId, path: '', images: stored },
    written: { documentId, before: there, stock },
  };
}

/** An address below its store page that nothing else has. */
async function addressFor(
  trx: Db,
  { siteId }: TakingProducts,
  { documentId }: KnownProduct,
  wanted: string,
): Promise<string> {
  const row = await trx
    .selectFrom('documents')
    .innerJoin('content_entries as page', (join) =>
      join
        .onRef('page.site_id', '=', 'documents.site_id')
        .onRef('page.document_id', '=', 'documents.collection_id')
        .on('page.stage', '=', 'draft'),
    )
    .select('page.path')
    .where('documents.site_id', '=', siteId)
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  return freeAddress(trx, siteId, `${row?.path ?? ''}/`, wanted);
}
