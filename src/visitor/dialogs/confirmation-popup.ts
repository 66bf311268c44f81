import { dialogs } from '#messages/en/dialogs.ts';
import {
  DEFAULT_POPUP_STYLE,
  POPUP_BUTTONS,
  POPUP_OUTCOMES,
  type PopupButton,
  type PopupOutcome,
  type PopupStyle,
} from '#domain/dialogs/popup-styles.ts';
import { translate } from '../page-words.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { OverlayHost } from './overlay-host.ts';
import { openPopupDialog } from './popup-dialog.ts';

export interface ConfirmationOptions {
  readonly title: string;
  readonly message: string;
  readonly style?: PopupStyle;
  /** Labels that replace "Confirm", "Reject" and "Cancel" (OVER-53). */
  readonly texts?: Partial<Readonly<Record<PopupButton, string>>>;
}

/** A popup that stays in the page after an answer, so that it can ask again (OVER-49). */
export interface KeptConfirmation {
  ask(): Promise<PopupOutcome>;
  destroy(): void;
}

/**
 * Asks the visitor and returns the answer; Escape and a click outside cancel, whatever the style (OVER-41 to OVER-53).
 */
export async function askForConfirmation(
  host: OverlayHost,
  options: ConfirmationOptions,
): Promise<PopupOutcome> {
  const popup = keepConfirmation(host, options);
  const outcome = await popup.ask();
  popup.destroy();
  return outcome;
}

export function keepConfirmation(host: OverlayHost, options: ConfirmationOptions): KeptConfirmation {
  let dialog: OpenDialog | null = null;
  let resolve: ((outcome: PopupOutcome) => void) | null = null;
  const answer = (button: PopupButton): void => {
    const report = resolve;
    resolve = null;
    if (report !== null) void dialog?.hide().then(() => report(POPUP_OUTCOMES[button]));
  };
  return {
    ask: () =>
      new Promise((report) => {
        resolve = report;
        if (dialog !== null) {
          dialog.show();
          return;
        }
        dialog = openPopupDialog(host, {
          title: options.title,
          lines: options.message === '' ? [] : [options.message],
          buttons: POPUP_BUTTONS[options.style ?? DEFAULT_POPUP_STYLE].map((button) => ({
            text: options.texts?.[button] ?? translate(dialogs[button]),
            press: () => answer(button),
          })),
          cancel: () => answer('cancel'),
        });
      }),
    destroy() {
      void dialog?.close();
      dialog = null;
    },
  };
}
