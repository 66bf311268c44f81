import { useRef, useState } from 'react';
import {
  changeProducts,
  PRODUCTS_PER_CALL,
  recoverProducts,
  removeProducts,
  undoProducts,
  type RefusedProduct,
} from '#contract/catalogue.ts';
import type { BulkChange } from '#domain/catalogue/bulk-change.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { catalogueBulk as words } from '#messages/en/interface/catalogue-bulk.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useRefreshCatalogue } from './use-catalogue.ts';

type Call = (documentIds: DocumentId[]) => Promise<{
  readonly changed: readonly DocumentId[];
  readonly refused: readonly RefusedProduct[];
}>;

export type BulkState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'refused'; readonly changed: number; readonly refused: readonly RefusedProduct[] };

/**
 * Changes many products a few at a time, which can be stopped between them. All of it is one step, taken back by the
 * note about it.
 */
export function useBulkChange() {
  const [state, setState] = useState<BulkState>({ kind: 'idle' });
  const isStopped = useRef(false);
  const refresh = useRefreshCatalogue();

  async function run(ids: readonly DocumentId[], call: Call) {
    isStopped.current = false;
    const [changed, refused]: [DocumentId[], RefusedProduct[]] = [[], []];
    setState({ kind: 'running', done: 0, total: ids.length });
    try {
      for (let at = 0; at < ids.length && !isStopped.current; at += PRODUCTS_PER_CALL) {
        const answer = await call(ids.slice(at, at + PRODUCTS_PER_CALL));
        changed.push(...answer.changed);
        refused.push(...answer.refused);
        setState({ kind: 'running', done: Math.min(at + PRODUCTS_PER_CALL, ids.length), total: ids.length });
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      showToast(error.message, { tone: 'danger' });
    }
    await refresh();
    setState(refused.length === 0 ? { kind: 'idle' } : { kind: 'refused', changed: changed.length, refused });
    return changed;
  }

  async function change(ids: readonly DocumentId[], bulkChange: BulkChange): Promise<void> {
    const gestureId = createId();
    const changed = await run(ids, (documentIds) =>
      callEndpoint(changeProducts, { body: { documentIds, gestureId, change: bulkChange } }),
    );
    tell(words.changed, words.undone, changed, (documentIds) =>
      callEndpoint(undoProducts, { body: { documentIds, gestureId } }),
    );
  }

  async function remove(ids: readonly DocumentId[]): Promise<void> {
    const removed = await run(ids, (documentIds) => callEndpoint(removeProducts, { body: { documentIds } }));
    tell(words.removed, words.recovered, removed, (documentIds) =>
      callEndpoint(recoverProducts, { body: { documentIds } }),
    );
  }

  function tell(
    said: typeof words.changed,
    undone: typeof words.undone,
    changed: readonly DocumentId[],
    takeBack: Call,
  ): void {
    const text = translate(said, { count: changed.length });
    if (changed.length === 0) {
      showToast(text);
      return;
    }
    const undo = async (): Promise<void> => {
      const back = await run(changed, takeBack);
      showToast(translate(undone, { count: back.length }));
    };
    showToast(text, {
      tone: 'success',
      timeoutMs: UNDO_MS,
      action: { label: translate(words.undo), onPress: () => void undo() },
    });
  }

  return {
    state,
    change,
    remove,
    stop: () => {
      isStopped.current = true;
    },
    close: () => setState({ kind: 'idle' }),
  };
}

/** Long enough to see in the list what many changes did. */
const UNDO_MS = 15_000;
