import { defineTranslation } from '../../define-messages.ts';
import type { slashSearch as english } from '../../en/interface/slash-search.ts';

export const slashSearch = defineTranslation<typeof english>('slashSearch', {
  heading: 'titre, intertitre',
  bulletedList: 'liste, puces, points',
  numberedList: 'liste, étapes, numéros',
  quote: 'citation',
  codeText: 'programme, source',
  table: 'grille, lignes, colonnes, cellules',
  line: 'séparateur, trait, filet',
});
