import { defineTranslation } from '../../define-messages.ts';
import type { kit as english } from '../../en/interface/kit.ts';

export const kit = defineTranslation<typeof english>('kit', {
  breadcrumbs: 'Pfad',
  working: 'Wird ausgeführt',
  chooseColor: '{label} wählen',
  hue: 'Farbton',
  cancel: 'Abbrechen',
  failed: 'Etwas ist schiefgegangen',
  close: 'Schließen',
  optional: '(optional)',
  chooseFiles: 'Dateien auswählen',
  pages: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  position: 'Seite {page} von {count}',
  positionOfMore: 'Seite {page} von über {count}',
  choose: 'Auswählen …',
  justNow: 'gerade eben',
  listed: '{names}, {name}',
});
