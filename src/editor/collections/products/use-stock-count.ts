import { useQueryClient } from '@tanstack/react-query';
import { countInventory } from '#contract/inventory.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { inventory as words } from '#messages/en/interface/inventory.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { CONTENT_KEY } from '../../site-context/content.ts';

/** A figure that a person typed over another one; null: unlimited. */
export interface CountedVariant {
  readonly variantId: VariantId;
  readonly shown: number | null;
  readonly typed: number | null;
}

/**
 * Counts variants, all of them or none, at once and without a publish. Where some were sold since the figure was shown,
 * the difference is applied, and the person is told (ORD-89). Says whether it was done.
 */
export function useStockCount(): (counts: readonly CountedVariant[]) => Promise<boolean> {
  const queries = useQueryClient();
  return async (counts) => {
    try {
      const { stock } = await callEndpoint(countInventory, { body: { counts: [...counts] } });
      const typed = new Map(counts.map((count) => [count.variantId, count.typed]));
      const moved = stock.filter(({ variantId, quantity }) => typed.get(variantId) !== quantity);
      if (moved.length > 0) showToast(translate(words.soldMeanwhile, { count: moved.length }));
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      showToast(error.message, { tone: 'danger' });
      return false;
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['product-facts'] }),
        queries.invalidateQueries({ queryKey: CONTENT_KEY }),
        queries.invalidateQueries({ queryKey: ['inventory'] }),
      ]);
    }
  };
}

/** The same figures the other way, as Undo takes them back. */
export function reversed(counts: readonly CountedVariant[]): readonly CountedVariant[] {
  return counts.map(({ variantId, shown, typed }) => ({ variantId, shown: typed, typed: shown }));
}
