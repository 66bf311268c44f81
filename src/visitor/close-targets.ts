/** What Escape closes: the one shown last is on top (NAV-23, NAV-24, NAV-33). */
export interface CloseTargets {
  readonly count: number;
  /** Returns the function that removes the target. */
  register(close: () => void): () => void;
  closeTop(): void;
}

export function createCloseTargets(): CloseTargets {
  let targets: readonly (() => void)[] = [];
  return {
    get count() {
      return targets.length;
    },
    register(close) {
      // Wrapped, since one function may be registered twice.
      const entry = () => close();
      targets = [...targets, entry];
      return () => {
        targets = targets.filter((target) => target !== entry);
      };
    },
    closeTop() {
      const top = targets.at(-1);
      targets = targets.slice(0, -1);
      top?.();
    },
  };
}
