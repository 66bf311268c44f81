import type { DocumentStore } from './document-store.ts';

/**
 * Settles once the server has answered every change of a document: with true, or with false where that takes longer
 * than the limit. Refused changes are not waited for.
 * @param limit in milliseconds; without one it waits as long as the document is open
 */
export function whenSaved(document: DocumentStore, limit?: number): Promise<boolean> {
  if (document.getState().pendingCount === 0) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = limit === undefined ? undefined : setTimeout(() => resolve(false), limit);
  const stop = document.store.subscribe(({ pendingCount }) => {
    if (pendingCount === 0) resolve(true);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
