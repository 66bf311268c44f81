import { INFORMATION_MS, type PopupOutcome } from '#domain/dialogs/popup-styles.ts';
import { adoptPopupStyles } from './popup-styles.ts';

/**
 * Shows a title and a message at the top right of the page, without buttons; it hides by itself, which counts as
 * confirm (OVER-54 to OVER-58). A polite live region, without focus; several stack, and the timer pauses while the
 * pointer is over it (OVER-59).
 */
export function showInformation(
  page: Window,
  text: { readonly title: string; readonly message: string },
): Promise<Extract<PopupOutcome, 'confirmed'>> {
  const { document } = page;
  adoptPopupStyles(document);
  const stack = document.querySelector<HTMLElement>('.portico-popups') ?? createStack(document);
  const popup = document.createElement('div');
  const title = document.createElement('strong');
  title.textContent = text.title;
  const message = document.createElement('p');
  message.textContent = text.message;
  popup.append(title, message);
  stack.append(popup);
  // Above the dialogs that are open.
  stack.hidePopover();
  stack.showPopover();
  return new Promise((resolve) => {
    let left = INFORMATION_MS;
    let startedAt = 0;
    let timer = 0;
    const hide = (): void => {
      popup.remove();
      if (stack.childElementCount === 0) stack.remove();
      resolve('confirmed');
    };
    const run = (): void => {
      startedAt = performance.now();
      timer = page.setTimeout(hide, left);
    };
    popup.addEventListener('pointerenter', () => {
      page.clearTimeout(timer);
      left -= performance.now() - startedAt;
    });
    popup.addEventListener('pointerleave', run);
    run();
  });
}

function createStack(document: Document): HTMLElement {
  const stack = document.createElement('div');
  stack.className = 'portico-popups';
  stack.role = 'status';
  stack.popover = 'manual';
  document.body.append(stack);
  return stack;
}
