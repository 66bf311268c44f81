import { defineTranslation } from '../../define-messages.ts';
import type { slashMenu as english } from '../../en/interface/slash-menu.ts';

export const slashMenu = defineTranslation<typeof english>('slashMenu', {
  bulletedList: 'Aufzählung',
  numberedList: 'Nummerierte Liste',
  quote: 'Zitat',
  codeText: 'Code',
  table: 'Tabelle',
  line: 'Linie',
  inserted: '{title} eingefügt',
  closed: 'Menü geschlossen',
  nothingMatches: 'Nichts passt',
  nothingMatchesWords: 'Nichts passt zu „{words}“.',
  position: '{title}, {place} von {count}',
  opened: 'Einfügemenü. {said}. Pfeiltasten wählen, Eingabe fügt ein.',
  insert: 'Einfügen',
});
