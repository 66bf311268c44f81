import { undoChanges } from '#domain/documents/undo.ts';
import { createId } from '#lib/id.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { loadUndoStacks } from '#server/documents/undo-stacks.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { eachProduct, type ChangedProducts, type ProductsOf } from './change-products.ts';

/**
 * Takes a change of many products back for whoever made it, where it still stands: what others changed since stays. The
 * same as their Undo in each of the products.
 */
export function undoProducts(
  services: Services,
  given: ProductsOf & { readonly gestureId: string },
): Promise<ChangedProducts> {
  const { siteId, author, at, gestureId } = given;
  const { accountId } = author;
  return eachProduct(services, given, async (trx, documentId, { records, version }) => {
    if (accountId === null) throw new CallError('not-permitted');
    const { undo } = await loadUndoStacks(trx, { siteId, documentId, accountId }, version);
    const step = undo.find((each) => each.gestureId === gestureId);
    if (step === undefined) return false;
    const operations = undoChanges(step.changes, records);
    if (operations.length === 0) return false;
    const { name, nameWords } = step;
    const appended = await appendChange(trx, {
      siteId,
      documentId,
      author,
      at,
      change: {
        id: createId<'change'>(at.getTime()),
        baseVersion: version,
        name,
        ...(nameWords === undefined ? {} : { nameWords }),
        gestureId: createId(at.getTime()),
        operations,
        reverts: { kind: 'undo', gestureId },
      },
    });
    await appended.afterwards?.(services, trx);
    return true;
  });
}
