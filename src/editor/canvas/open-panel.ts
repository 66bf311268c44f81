import type { EditStore } from '../editing/edit-store.ts';

/**
 * Opens the panel of what is selected. Whoever works by keyboard goes there, to the first control once it is there: it
 * stands in the outer document.
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
