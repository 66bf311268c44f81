import { HIDE_TIMEOUT_MS } from '#domain/visitor/popup-styles.ts';
import type { CloseTargets } from '../close-targets.ts';
import { adoptPopupStyles } from './popup-styles.ts';

export interface DialogOptions {
  readonly title: string;
  readonly lines: readonly string[];
  readonly buttons: readonly { readonly text: string; readonly press: () => void }[];
  /** Escape, and a click on the page behind. */
  readonly cancel: () => void;
}

/**
 * A popup over the page: the browser's own modal dialog keeps the focus inside and gives it back. Returns the function
 * that hides and destroys it; it resolves when the popup is gone (OVER-49, OVER-50).
 */
export function openDialog(
  page: Window,
  closeTargets: CloseTargets,
  options: DialogOptions,
): { readonly element: HTMLDialogElement; close(): Promise<void> } {
  const { document } = page;
  adoptPopupStyles(document);
  const dialog = document.createElement('dialog');
  dialog.className = 'portico-popup';
  dialog.role = 'alertdialog';
  const heading = document.createElement('h2');
  heading.textContent = options.title;
  heading.id = `portico-popup-${Math.random().toString(36).slice(2)}`;
  dialog.setAttribute('aria-labelledby', heading.id);
  const buttons = document.createElement('div');
  buttons.className = 'portico-popup-buttons';
  buttons.append(...options.buttons.map((button) => createButton(document, button)));
  dialog.append(heading, ...options.lines.map((line) => createLine(document, line)));
  if (options.buttons.length > 0) dialog.append(buttons);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    options.cancel();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && isOutside(dialog, event)) options.cancel();
  });
  const unregister = closeTargets.register(options.cancel);
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('button')?.focus();
  return {
    element: dialog,
    async close() {
      unregister();
      await hideAnimation(page, dialog);
      dialog.close();
      dialog.remove();
    },
  };
}

function createButton(
  document: Document,
  { text, press }: DialogOptions['buttons'][number],
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', press);
  return button;
}

function createLine(document: Document, line: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = line;
  return paragraph;
}

function isOutside(dialog: HTMLElement, event: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

/** Fades out; counts as hidden after a while even if the end is never reported (OVER-50). */
async function hideAnimation(page: Window, dialog: HTMLElement): Promise<void> {
  if (page.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const animation = dialog.animate({ opacity: [1, 0] }, { duration: 150 });
  const timeout = new Promise((resolve) => page.setTimeout(resolve, HIDE_TIMEOUT_MS));
  await Promise.race([animation.finished, timeout]);
}
