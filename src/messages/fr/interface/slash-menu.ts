import { defineTranslation } from '../../define-messages.ts';
import type { slashMenu as english } from '../../en/interface/slash-menu.ts';

export const slashMenu = defineTranslation<typeof english>('slashMenu', {
  bulletedList: 'Liste à puces',
  numberedList: 'Liste numérotée',
  quote: 'Citation',
  codeText: 'Texte de code',
  table: 'Tableau',
  line: 'Filet',
  inserted: '{title} : inséré',
  closed: 'Menu fermé',
  nothingMatches: 'Aucun résultat',
  nothingMatchesWords: 'Aucun résultat pour « {words} ».',
  position: '{title}, {place} sur {count}',
  opened: 'Menu d’insertion. {said}. Les flèches choisissent, Entrée insère.',
  insert: 'Insérer',
});
