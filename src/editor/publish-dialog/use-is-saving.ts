import { useCallback, useSyncExternalStore } from 'react';
import type { DocumentStore } from '../documents/document-store.ts';

/** Whether the server has not answered all changes of the documents yet. */
export function useIsSaving(stores: readonly DocumentStore[]): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = stores.map(({ store }) => store.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [stores],
  );
  return useSyncExternalStore(subscribe, () => stores.some((store) => store.getState().pendingCount > 0));
}
