/** Something that calls wait for, asked of the person in a dialog. */
export interface Asker<Asked> {
  /**
   * Registers the function that asks, and says whether it was answered; the dialog does so while it is mounted. Returns
   * the function that unregisters it.
   */
  set(ask: (asked: Asked) => Promise<boolean>): () => void;
  /** Calls `listener` after every dialog that was answered. Returns the function that removes it. */
  onAnswered(listener: () => void): () => void;
  /** One dialog for all calls that wait. False where none is mounted, or it was closed without an answer. */
  ask(asked: Asked): Promise<boolean>;
}

export function createAsker<Asked>(): Asker<Asked> {
  let asker: ((asked: Asked) => Promise<boolean>) | null = null;
  let asking: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  return {
    set(next) {
      asker = next;
      return () => {
        if (asker === next) asker = null;
      };
    },
    onAnswered(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(asked) {
      if (asking !== null) return asking;
      if (asker === null) return Promise.resolve(false);
      asking = asker(asked)
        .then((isAnswered) => {
          if (isAnswered) for (const listener of listeners) listener();
          return isAnswered;
        })
        .finally(() => {
          asking = null;
        });
      return asking;
    },
  };
}
