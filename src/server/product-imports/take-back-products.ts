import type { Transaction } from 'kysely';
import { changeName } from '#domain/documents/change-name.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { undoChanges } from '#domain/documents/undo.ts';
import { createId } from '#lib/id.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { appendChange, type ChangeAuthor } from '#server/documents/append-change.ts';
import { findAuthorName } from '#server/documents/author-name.ts';
import { loadDocument } from '#server/documents/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';
import type { TakingBack } from '#server/table-imports/table-import-part.ts';
import { takeOutBatch } from '#server/table-imports/take-out-batch.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import { importStock } from './import-stock.ts';
import type { ProductBefore } from './tables.ts';

type Trx = Transaction<Database>;

/**
 * What an import made goes to the trash, from where it can be recovered; what it changed becomes as before where nobody
 * wrote something else since, and so does the stock, but for what was sold meanwhile.
 */
export async function takeBackProducts(trx: Trx, back: TakingBack): Promise<number> {
  const { siteId, importId, limit } = back;
  const batch = await takeOutBatch(trx, 'imported_products', {
    siteId,
    of: ['import_id', importId],
    by: 'document_id',
    limit,
  });
  if (batch.length === 0) return 0;
  await lockPublishing(trx, siteId);
  const author = { accountId: null, name: await findAuthorName(trx, null) };
  for (const { document_id: documentId, before } of batch) {
    if (before === null) await takeAway(trx, back, documentId, author);
    else await makeAsBefore(trx, back, documentId, before, author);
  }
  return batch.length;
}

async function takeAway(
  trx: Trx,
  { siteId, now }: TakingBack,
  documentId: DocumentId,
  author: ChangeAuthor,
): Promise<void> {
  await trx
    .deleteFrom('import_sources')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .execute();
  const document = await loadDocument(trx, siteId, documentId);
  if (document === null || document.removedAt !== null) return;
  await removeDocument(trx, { siteId, documentId, author, at: new Date(now) });
}

async function makeAsBefore(
  trx: Trx,
  back: TakingBack,
  documentId: DocumentId,
  { stock, source }: ProductBefore,
  author: ChangeAuthor,
): Promise<void> {
  const { siteId, importId, now } = back;
  const at = new Date(now);
  const document = await loadDocument(trx, siteId, documentId);
  if (document === null) return;
  if (document.removedAt === null) {
    const changes = await trx
      .selectFrom('document_changes')
      .select(['operations', 'inverse'])
      .where('site_id', '=', siteId)
      .where('document_id', '=', documentId)
      .where('gesture_id', '=', importId)
      .orderBy('version')
      .execute();
    const operations = undoChanges(changes, document.records);
    if (operations.length > 0) {
      const id = createId<'change'>(now);
      const change = {
        id,
        baseVersion: document.version,
        ...changeName(siteSteps.undoImport),
        gestureId: id,
      };
      await appendChange(trx, {
        siteId,
        documentId,
        author,
        at,
        change: { ...change, operations },
        restores: 'document',
      });
    }
  }
  await giveStockBack(trx, back, documentId, stock);
  const ofProduct = trx
    .updateTable('import_sources')
    .set({ content: source?.content == null ? null : JSON.stringify(source.content) })
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId);
  if (source !== null) await ofProduct.where('source_key', '=', source.key).execute();
  else {
    await trx
      .deleteFrom('import_sources')
      .where('site_id', '=', siteId)
      .where('document_id', '=', documentId)
      .execute();
  }
}

async function giveStockBack(
  trx: Trx,
  { siteId, now }: TakingBack,
  documentId: DocumentId,
  stock: ProductBefore['stock'],
): Promise<void> {
  if (stock.length === 0) return;
  const rows = await trx
    .selectFrom('variant_stock')
    .select(['variant_id as variantId', 'is_unlimited as isUnlimited', 'quantity'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .execute();
  const current = new Map(rows.map((row) => [row.variantId, row.isUnlimited ? null : row.quantity]));
  const figures = stock.flatMap(({ variantId, from, to }) => {
    const now = current.get(variantId);
    if (now === undefined) return [];
    // What was sold since stays sold.
    const sold = now === null || to === null ? 0 : to - now;
    return [{ documentId, variantId, quantity: from === null ? null : Math.max(0, from - sold) }];
  });
  await importStock(trx, siteId, figures, { accountId: null, at: new Date(now) });
}
