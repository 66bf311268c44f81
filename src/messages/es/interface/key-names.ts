import { defineTranslation } from '../../define-messages.ts';
import type { keyNames as english } from '../../en/interface/key-names.ts';

export const keyNames = defineTranslation<typeof english>('keyNames', {
  ctrl: 'Ctrl',
  shift: 'Mayús',
  alt: 'Alt',
  tab: 'Tab',
  enter: 'Intro',
  escape: 'Esc',
  delete: 'Supr',
  backspace: 'Retroceso',
});
