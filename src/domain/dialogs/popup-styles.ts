/** The styles of the confirmation popup with their buttons (OVER-41 to OVER-43). */
export const POPUP_BUTTONS = {
  'confirm-or-reject': ['confirm', 'reject'],
  'confirm-or-cancel': ['confirm', 'cancel'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
} as const;
export type PopupStyle = keyof typeof POPUP_BUTTONS;
export type PopupButton = 'confirm' | 'reject' | 'cancel';
export type PopupOutcome = 'confirmed' | 'rejected' | 'cancelled';

/** The style of a popup that names none (OVER-42). */
export const DEFAULT_POPUP_STYLE: PopupStyle = 'confirm-or-cancel';
/** What each button answers (OVER-44 to OVER-46). */
export const POPUP_OUTCOMES: Readonly<Record<PopupButton, PopupOutcome>> = {
  confirm: 'confirmed',
  reject: 'rejected',
  cancel: 'cancelled',
};
/** The popup counts as hidden after this even where no end of the animation is reported, in ms (OVER-50). */
export const HIDE_TIMEOUT_MS = 600;
/** px (OVER-51) */
export const POPUP_WIDTH = 350;
export const POPUP_PADDING = 20;
/** The information popup hides itself after this, in ms (OVER-56). */
export const INFORMATION_MS = 2000;
/** OVER-62, OVER-64: each further dialog lies above the earlier one. */
export const DIALOG_BASE_Z_INDEX = 30_000;
