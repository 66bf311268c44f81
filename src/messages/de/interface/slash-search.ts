import { defineTranslation } from '../../define-messages.ts';
import type { slashSearch as english } from '../../en/interface/slash-search.ts';

export const slashSearch = defineTranslation<typeof english>('slashSearch', {
  heading: 'Titel, Überschrift',
  bulletedList: 'Liste, Punkte, Aufzählung, ungeordnet',
  numberedList: 'Liste, Schritte, Nummern, geordnet',
  quote: 'Zitat',
  codeText: 'Programm, Quelltext',
  table: 'Raster, Zeilen, Spalten, Zellen',
  line: 'Trenner, Trennlinie, Strich',
});
