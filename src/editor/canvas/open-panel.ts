import type { EditStore } from '../editing/edit-store.ts';

/**
 * Opens the panel of the selection. With the keyboard, the focus moves to its first control once it is there, in the
 * outer document.
 */
export function openPanel(edit: EditStore, isByKey: boolean): void {
  edit.setState({ isPanelOpen: true });
  if (!isByKey) return;
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-portico-panel] :is(input, button, textarea, [tabindex="0"])')
      ?.focus(),
  );
}
