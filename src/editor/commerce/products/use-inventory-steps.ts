import { useRef, useState } from 'react';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { reversed, useStockCount, type CountedVariant } from '../../collections/products/use-stock-count.ts';
import { useSkuChange, type EnteredSku } from './use-sku-change.ts';

/** What one paste or one typed cell did: in the stock, in the drafts of products, or in both. */
interface Step {
  readonly counts: readonly CountedVariant[];
  readonly skus: readonly EnteredSku[];
  readonly gestureId: string;
  /** The products whose drafts it changed. */
  readonly changed: readonly DocumentId[];
}

/**
 * What is entered in the inventory, undone and done again. What is entered at once happens one after the other: a step is
 * known once it was taken.
 */
export function useInventorySteps() {
  const count = useStockCount();
  const { enter, takeBack } = useSkuChange();
  const steps = useRef<{ done: readonly Step[]; undone: readonly Step[] }>({ done: [], undone: [] });
  const lastTurn = useRef<Promise<void>>(Promise.resolve());
  const [drafted, setDrafted] = useState<ReadonlySet<DocumentId>>(new Set());

  function inTurn(work: () => Promise<void>): void {
    lastTurn.current = lastTurn.current.then(work, work);
  }

  async function take({ counts, skus }: Pick<Step, 'counts' | 'skus'>): Promise<Step | null> {
    const isCounted = counts.length > 0 && (await count(counts));
    const gestureId = createId();
    const changed = skus.length === 0 ? [] : await enter(skus, gestureId);
    if (changed.length > 0) setDrafted((before) => new Set([...before, ...changed]));
    if (!isCounted && changed.length === 0) return null;
    return { counts: isCounted ? counts : [], skus, gestureId, changed };
  }

  return {
    /** Products whose SKUs were changed here and may not be published. */
    drafted,
    published: () => setDrafted(new Set()),
    keep: (counts: readonly CountedVariant[], skus: readonly EnteredSku[]): void =>
      inTurn(async () => {
        const step = await take({ counts, skus });
        if (step !== null) steps.current = { done: [...steps.current.done, step], undone: [] };
      }),
    undo: (): void =>
      inTurn(async () => {
        const { done, undone } = steps.current;
        const step = done.at(-1);
        if (step === undefined) return;
        if (step.counts.length > 0 && !(await count(reversed(step.counts)))) return;
        if (step.changed.length > 0) await takeBack(step.changed, step.gestureId);
        steps.current = { done: done.slice(0, -1), undone: [...undone, step] };
      }),
    redo: (): void =>
      inTurn(async () => {
        const { done, undone } = steps.current;
        const step = undone.at(-1);
        const again = step === undefined ? null : await take(step);
        if (again !== null) steps.current = { done: [...done, again], undone: undone.slice(0, -1) };
      }),
  };
}
