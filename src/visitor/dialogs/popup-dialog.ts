import { openDialog, type OpenDialog } from './open-dialog.ts';
import type { OverlayHost } from './overlay-host.ts';

interface PopupOptions {
  readonly title: string;
  readonly lines: readonly string[];
  readonly buttons: readonly { readonly text: string; readonly press: () => void }[];
  readonly cancel: () => void;
}

/**
 * The common layout of confirmation, alert and system error: a title, lines, buttons, the first of which has the focus
 * (OVER-53).
 */
export function openPopupDialog(host: OverlayHost, options: PopupOptions): OpenDialog {
  const { document } = host.window;
  const heading = document.createElement('h2');
  heading.textContent = options.title;
  const lines = options.lines.map((line) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    return paragraph;
  });
  const buttons = options.buttons.map(({ text, press }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', press);
    return button;
  });
  const row = document.createElement('div');
  row.className = 'portico-popup-buttons';
  row.append(...buttons);
  const [first] = buttons;
  // Without a button the dialog itself gets the focus, so that screen readers read it.
  return openDialog(host, {
    role: 'alertdialog',
    name: heading,
    content: [heading, ...lines, ...(first === undefined ? [] : [row])],
    className: 'portico-popup',
    ...(first === undefined ? {} : { focus: first }),
    cancel: options.cancel,
  });
}
