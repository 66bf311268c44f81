/** Fields, and the button of a list of options, which says what is wrong with it by its field alone. */
const WRONG = '[aria-invalid="true"], [data-invalid] button[aria-haspopup="listbox"]';

/** Brings whoever sends a form to the first field that is wrong, once what is wrong with it stands there. */
export function focusFirstWrong(within: HTMLElement | null): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>(WRONG)?.focus());
}
