import { defineTranslation } from '../../define-messages.ts';
import type { keyNames as english } from '../../en/interface/key-names.ts';

export const keyNames = defineTranslation<typeof english>('keyNames', {
  ctrl: 'Ctrl',
  shift: 'Maj',
  alt: 'Alt',
  tab: 'Tab',
  enter: 'Entrée',
  escape: 'Échap',
  delete: 'Suppr',
  backspace: 'Retour arrière',
});
