import { dialogs } from '#messages/en/dialogs.ts';
import type { BehaviourDialog, BehaviourEnvironment } from '../../behaviour.ts';

/**
 * A form that opens in an overlay (FBLD-72): its button shows it in a dialog, and typed input is kept when it is closed
 * and opened again. Returns the function that moves the form back.
 */
export function mountOverlay(
  root: HTMLElement,
  content: HTMLElement,
  environment: Pick<BehaviourEnvironment, 'document' | 'openDialog' | 'report' | 'translate'>,
): () => void {
  const block = root.querySelector<HTMLElement>('[data-overlay-form]');
  const opener = block?.querySelector<HTMLButtonElement>('.form-open button') ?? null;
  if (block === null || opener === null) return () => undefined;
  const shell = shellOf(root, block, environment.document);
  const close = environment.document.createElement('button');
  close.type = 'button';
  close.className = 'form-close';
  close.ariaLabel = environment.translate(dialogs.close);
  close.textContent = '×';
  shell.append(close);

  let opening: Promise<BehaviourDialog> | null = null;
  let dialog: BehaviourDialog | null = null;
  const hide = (): void => void dialog?.hide();
  const open = async (): Promise<void> => {
    if (dialog !== null) {
      dialog.show();
      return;
    }
    if (opening !== null) return;
    shell.append(content);
    opening = environment.openDialog({
      name: opener.textContent,
      content: [shell],
      className: 'portico-form-dialog',
      cancel: hide,
    });
    try {
      dialog = await opening;
    } catch (error) {
      // The form can be used all the same: in the page itself.
      opening = null;
      block.append(content);
      delete block.dataset['overlayForm'];
      environment.report('A form could not be opened in an overlay', error);
    }
  };
  const press = (): void => void open();
  opener.addEventListener('click', press);
  close.addEventListener('click', hide);
  return () => {
    opener.removeEventListener('click', press);
    block.append(content);
    void dialog?.close();
  };
}

/** A copy of the elements around the form, so that styles of the block and colours of its section apply. */
function shellOf(root: HTMLElement, block: HTMLElement, document: Document): HTMLElement {
  const shell = document.createElement('div');
  shell.className = 'portico-block-form';
  shell.dataset['overlay'] = '';
  shell.dataset['alignment'] = block.dataset['alignment'] ?? 'left';
  shell.dataset['theme'] = root.closest<HTMLElement>('[data-theme]')?.dataset['theme'] ?? 'white';
  return shell;
}
