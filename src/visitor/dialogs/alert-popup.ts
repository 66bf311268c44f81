import { dialogs } from '#messages/en/dialogs.ts';
import { translate } from '../page-words.ts';
import { askForConfirmation } from './confirmation-popup.ts';
import type { OverlayHost } from './overlay-host.ts';

/**
 * Shows a message in a dialog of the page instead of the browser's own; resolves when it is closed (OVER-60, OVER-61).
 */
export async function showAlert(host: OverlayHost, message: string): Promise<void> {
  await askForConfirmation(host, {
    title: message,
    message: '',
    style: 'confirm-only',
    texts: { confirm: translate(dialogs.okay) },
  });
}
