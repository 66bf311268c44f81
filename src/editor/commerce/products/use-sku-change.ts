import { useQueryClient } from '@tanstack/react-query';
import { changeProducts, PRODUCTS_PER_CALL, undoProducts, type RefusedProduct } from '#contract/catalogue.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { showToast } from '#ui/show-toast.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { CONTENT_KEY } from '../../site-context/content.ts';

/** A SKU that a person typed. */
export interface EnteredSku {
  readonly documentId: DocumentId;
  readonly variantId: VariantId;
  readonly sku: string;
}

interface Answer {
  readonly changed: readonly DocumentId[];
  readonly refused: readonly RefusedProduct[];
}

/** Enters SKUs of variants of any products, as one step of undo; says which products are different now. */
export function useSkuChange() {
  const queries = useQueryClient();

  async function each(
    documentIds: readonly DocumentId[],
    call: (documentIds: DocumentId[]) => Promise<Answer>,
  ): Promise<readonly DocumentId[]> {
    const changed: DocumentId[] = [];
    const refused: RefusedProduct[] = [];
    try {
      for (let at = 0; at < documentIds.length; at += PRODUCTS_PER_CALL) {
        const answer = await call(documentIds.slice(at, at + PRODUCTS_PER_CALL));
        changed.push(...answer.changed);
        refused.push(...answer.refused);
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      showToast(error.message, { tone: 'danger' });
    }
    const [first] = refused;
    if (first !== undefined) showToast(first.message, { tone: 'danger' });
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['inventory'] }),
      queries.invalidateQueries({ queryKey: CONTENT_KEY }),
    ]);
    return changed;
  }

  return {
    enter: (entered: readonly EnteredSku[], gestureId: string) =>
      each([...new Set(entered.map(({ documentId }) => documentId))], (documentIds) => {
        const skus = entered
          .filter(({ documentId }) => documentIds.includes(documentId))
          .map(({ variantId, sku }) => ({ variantId, sku }));
        return callEndpoint(changeProducts, {
          body: { documentIds, gestureId, change: { kind: 'sku', skus } },
        });
      }),
    takeBack: (documentIds: readonly DocumentId[], gestureId: string) =>
      each(documentIds, (some) => callEndpoint(undoProducts, { body: { documentIds: some, gestureId } })),
  };
}
