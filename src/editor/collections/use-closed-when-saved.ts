import { useEffect, useRef, useState } from 'react';
import type { DocumentStore } from '../documents/document-store.ts';

/** Longer than a save takes; what is not saved by then is kept in the browser's storage. */
const SAVED_WITHIN_MS = 10_000;

/**
 * Closes a component that edits a document once the server has every change of it: the document is closed with the
 * component.
 * @param onClosed called once, when it may go
 */
export function useClosedWhenSaved(
  document: DocumentStore | null,
  onClosed: () => void,
): { readonly isClosing: boolean; readonly close: () => void } {
  const [isClosing, setClosing] = useState(false);
  const latest = useRef(onClosed);
  useEffect(() => {
    latest.current = onClosed;
  });
  useEffect(() => {
    if (!isClosing) return undefined;
    const isSaved = (): boolean => document === null || document.getState().pendingCount === 0;
    if (isSaved()) {
      latest.current();
      return undefined;
    }
    const timer = setTimeout(() => latest.current(), SAVED_WITHIN_MS);
    const stop = document?.store.subscribe(() => {
      if (isSaved()) latest.current();
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [isClosing, document]);
  return {
    isClosing,
    close() {
      // A field commits its input on blur.
      const { activeElement } = window.document;
      if (activeElement instanceof HTMLElement) activeElement.blur();
      setClosing(true);
    },
  };
}
