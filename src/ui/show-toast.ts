import { toastQueue, type ToastContent } from './toast-queue.ts';

/** Long enough to read it and reach its button. */
const TIMEOUT_MS = 6000;

export interface ToastOptions {
  readonly tone?: ToastContent['tone'] | undefined;
  /** For how long it stays, where that is promised elsewhere. */
  readonly timeoutMs?: number | undefined;
  /** What can be done about it: 'Undo'. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/**
 * Tells of something that has happened. Dangers stay until they are closed, the others go after a while
 * unless they have the pointer or the focus. Returns the function that closes it.
 */
export function showToast(
  text: string,
  { tone = 'neutral', action, timeoutMs = TIMEOUT_MS }: ToastOptions = {},
): () => void {
  const key = toastQueue.add(
    { tone, text, action: action ?? null },
    tone === 'danger' ? {} : { timeout: timeoutMs },
  );
  return () => toastQueue.close(key);
}
