import { useEffect, useRef, useState } from 'react';
import { createId } from '#lib/id.ts';
import { whenLeaving } from '../documents/when-leaving.ts';

/** The pause in typing after which the value is committed to the document. */
const PAUSE_MS = 250;

/**
 * The input of a field before it is committed to the document: after a pause, and on blur. Everything typed while the
 * field has the focus is one gesture, so one step of undo.
 */
export function useDraft<Value>(
  value: Value,
  commit: (value: Value, gestureId: string) => void,
): { readonly draft: Value; change: (next: Value) => void; finish: () => void } {
  const [draft, setDraft] = useState<{ readonly value: Value } | null>(null);
  const gesture = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const waiting = useRef<{ readonly value: Value } | null>(null);
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  function flush(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const due = waiting.current;
    waiting.current = null;
    if (due === null) return;
    gesture.current ??= createId();
    latestCommit.current(due.value, gesture.current);
  }

  // A field that is unmounted while typing commits its input.
  const flushLatest = useRef(flush);
  useEffect(() => {
    flushLatest.current = flush;
  });
  useEffect(() => {
    const stay = whenLeaving(() => flushLatest.current());
    return () => {
      stay();
      flushLatest.current();
    };
  }, []);

  return {
    draft: draft === null ? value : draft.value,
    change(next) {
      setDraft({ value: next });
      waiting.current = { value: next };
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    finish() {
      flush();
      gesture.current = null;
      setDraft(null);
    },
  };
}
