/**
 * The mark of a running gallery: its styles apply then, and its row is no longer a scroll container in the tab order.
 */
export interface RunningMark {
  readonly set: (design: string) => void;
  readonly clear: () => void;
}

const ROW_ATTRIBUTES = ['tabindex', 'role', 'aria-label'] as const;

/**
 * As published, a row of slides has a tab stop, so that it can be scrolled. While its gallery runs, buttons and arrow
 * keys move it; if the row has the focus then, it keeps it.
 */
export function createRunningMark(root: HTMLElement, container: HTMLElement): RunningMark {
  const published = ROW_ATTRIBUTES.map((name) => [name, container.getAttribute(name)] as const);
  return {
    set(design) {
      root.dataset['running'] = design;
      const hasFocus = container.ownerDocument.activeElement === container;
      // Without the tabindex it would lose the focus.
      if (hasFocus) container.tabIndex = -1;
      for (const name of ROW_ATTRIBUTES) {
        if (name !== 'tabindex' || !hasFocus) container.removeAttribute(name);
      }
    },
    clear() {
      if (root.dataset['running'] === undefined) return;
      delete root.dataset['running'];
      for (const [name, value] of published) {
        if (value !== null) container.setAttribute(name, value);
      }
    },
  };
}
