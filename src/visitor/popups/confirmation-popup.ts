import {
  DEFAULT_POPUP_STYLE,
  POPUP_BUTTON_TEXTS,
  POPUP_BUTTONS,
  POPUP_OUTCOMES,
  type PopupButton,
  type PopupOutcome,
  type PopupStyle,
} from '#domain/visitor/popup-styles.ts';
import type { CloseTargets } from '../close-targets.ts';
import { openDialog } from './open-dialog.ts';

interface ConfirmationOptions {
  readonly title: string;
  readonly message: string;
  readonly style?: PopupStyle;
  /** In place of "Confirm", "Reject" and "Cancel" (OVER-53). */
  readonly texts?: Partial<Readonly<Record<PopupButton, string>>>;
}

/** Asks the visitor and reports the answer; Escape and a click behind cancel, whatever the style (OVER-41 to OVER-53). */
export function askForConfirmation(
  page: Window,
  closeTargets: CloseTargets,
  options: ConfirmationOptions,
): Promise<PopupOutcome> {
  return new Promise((resolve) => {
    let isAnswered = false;
    const answer = (button: PopupButton): void => {
      if (isAnswered) return;
      isAnswered = true;
      void dialog.close().then(() => resolve(POPUP_OUTCOMES[button]));
    };
    const dialog = openDialog(page, closeTargets, {
      title: options.title,
      lines: options.message === '' ? [] : [options.message],
      buttons: POPUP_BUTTONS[options.style ?? DEFAULT_POPUP_STYLE].map((button) => ({
        text: options.texts?.[button] ?? POPUP_BUTTON_TEXTS[button],
        press: () => answer(button),
      })),
      cancel: () => answer('cancel'),
    });
  });
}
