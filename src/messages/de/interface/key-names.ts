import { defineTranslation } from '../../define-messages.ts';
import type { keyNames as english } from '../../en/interface/key-names.ts';

export const keyNames = defineTranslation<typeof english>('keyNames', {
  ctrl: 'Strg',
  shift: 'Umschalt',
  alt: 'Alt',
  tab: 'Tab',
  enter: 'Eingabe',
  escape: 'Esc',
  delete: 'Entf',
  backspace: 'Rücktaste',
});
