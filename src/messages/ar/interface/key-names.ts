import { defineTranslation } from '../../define-messages.ts';
import type { keyNames as english } from '../../en/interface/key-names.ts';

export const keyNames = defineTranslation<typeof english>('keyNames', {
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  tab: 'Tab',
  enter: 'Enter',
  escape: 'Esc',
  delete: 'Delete',
  backspace: 'Backspace',
});
