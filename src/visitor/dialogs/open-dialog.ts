import { DIALOG_BASE_Z_INDEX, HIDE_TIMEOUT_MS } from '#domain/dialogs/popup-styles.ts';
import { lockScroll } from './lock-scroll.ts';
import type { OverlayHost } from './overlay-host.ts';
import { adoptPopupStyles } from './popup-styles.ts';
import { giveFocusBack, rememberOpener } from './return-focus.ts';

export interface DialogOptions {
  /** `alertdialog` where an answer is required; else `dialog`. */
  readonly role?: 'dialog' | 'alertdialog';
  /** The element that names the dialog, or the name itself. */
  readonly name: Element | string;
  readonly content: readonly Node[];
  /** Classes beside `portico-dialog`; `portico-popup` is the one look of all popups. */
  readonly className?: string;
  /** Gets the focus; else the browser chooses the first element that can take it. */
  readonly focus?: HTMLElement;
  /** Called on Escape, the back gesture, and a click outside. Has to hide or close the dialog. */
  readonly cancel: () => void;
  /** Replaces the plain fades; not called where the visitor prefers reduced motion (OVER-88, OVER-89). */
  readonly fade?: {
    in(): Promise<unknown>;
    out(): Promise<unknown>;
    /** The longest time until it counts as hidden, ms. */
    readonly timeoutMs: number;
  };
}

export interface OpenDialog {
  readonly element: HTMLDialogElement;
  /** Shows it again after `hide`. */
  show(): void;
  /** Resolves when it is hidden; it stays in the page to be shown again (OVER-49). */
  hide(): Promise<void>;
  /** Hides and removes it (OVER-49). */
  close(): Promise<void>;
}

const PLAIN_FADE_MS = 150;

/**
 * Shows an overlay above all others (OVER-62, OVER-64): the rest of the page is inert and does not scroll, the focus
 * stays inside and returns afterwards, Escape and a click outside cancel the topmost (NAV-23, NAV-33). It counts as
 * hidden after a time limit, even if the animation never ends (OVER-50).
 */
export function openDialog(host: OverlayHost, options: DialogOptions): OpenDialog {
  const { window: page, closeTargets } = host;
  const { document } = page;
  adoptPopupStyles(document);
  const element = document.createElement('dialog');
  element.className = `portico-dialog ${options.className ?? ''}`.trim();
  element.role = options.role ?? 'dialog';
  element.setAttribute('aria-modal', 'true');
  nameDialog(element, options.name);
  element.append(...options.content);
  cancelFromOutside(element, options.cancel);
  const isReduced = (): boolean => page.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let leave: (() => void) | null = null;
  const dialog: OpenDialog = {
    element,
    show() {
      if (leave !== null) return;
      const unregister = closeTargets.register(options.cancel);
      const unlock = lockScroll(page);
      leave = () => {
        leave = null;
        unregister();
        unlock();
      };
      if (!element.isConnected) document.body.append(element);
      element.style.zIndex = String(nextLevel(document));
      rememberOpener(element, document.activeElement);
      element.showModal();
      options.focus?.focus();
      if (!isReduced()) void options.fade?.in();
    },
    async hide() {
      if (leave === null) return;
      leave();
      if (!isReduced()) await inTime(page, fadeOut(element, options), options.fade?.timeoutMs);
      // Shown again while it was fading.
      if (leave !== null) return;
      element.close();
      giveFocusBack(element);
    },
    async close() {
      await dialog.hide();
      element.remove();
    },
  };
  dialog.show();
  return dialog;
}

/** Each further dialog lies above the earlier ones (OVER-64). */
function nextLevel(document: Document): number {
  const open = [...document.querySelectorAll<HTMLElement>('dialog.portico-dialog[open]')];
  return Math.max(DIALOG_BASE_Z_INDEX - 1, ...open.map(({ style }) => Number(style.zIndex))) + 1;
}

function nameDialog(dialog: HTMLElement, name: Element | string): void {
  if (typeof name === 'string') {
    dialog.ariaLabel = name;
    return;
  }
  if (name.id === '') name.id = `portico-dialog-${Math.random().toString(36).slice(2)}`;
  dialog.setAttribute('aria-labelledby', name.id);
}

function cancelFromOutside(dialog: HTMLDialogElement, cancel: () => void): void {
  dialog.addEventListener('cancel', (event) => {
    // A file field inside the dialog fires `cancel`, too.
    if (event.target !== dialog) return;
    event.preventDefault();
    cancel();
  });
  let isPressedInside = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressedInside = event.target !== dialog || !isOutside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    // A text selection that ends outside is no click outside.
    if (event.target === dialog && !isPressedInside && isOutside(dialog, event)) cancel();
    isPressedInside = false;
  });
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

function fadeOut(dialog: HTMLElement, { fade }: DialogOptions): Promise<unknown> {
  if (fade !== undefined) return fade.out();
  return dialog.animate({ opacity: [1, 0] }, { duration: PLAIN_FADE_MS, fill: 'forwards' }).finished;
}

/** Waits for an animation, within its time limit (OVER-50). */
async function inTime(page: Window, animation: Promise<unknown>, timeoutMs = HIDE_TIMEOUT_MS): Promise<void> {
  const timeout = new Promise((resolve) => page.setTimeout(resolve, timeoutMs));
  // A cancelled animation has ended as well.
  await Promise.race([animation.catch(() => undefined), timeout]);
}
