import { defineTranslation } from '../../define-messages.ts';
import type { reviewScreen as english } from '../../en/interface/product-reviews.ts';

export const reviewScreen = defineTranslation<typeof english>('reviewScreen', {
  title: 'Bewertungen',
  lead: 'Was Käuferinnen und Käufer über Produkte schreiben. Freigegebene Bewertungen stehen auf der Seite des Produkts.',
  show: 'Anzeigen',
  all: 'Alle',
  pending: 'Wartet',
  approved: 'Freigegeben',
  hidden: 'Ausgeblendet',
  approve: 'Freigeben',
  hide: 'Ausblenden',
  remove: 'Löschen',
  removeTitle: 'Die Bewertung von {product} löschen?',
  removeText: 'Sie ist endgültig weg, und zu dieser Bestellung kann keine andere geschrieben werden.',
  unnamed: 'Jemand, der es gekauft hat',
  nothing: 'Noch keine Bewertungen',
  nothingText: 'Nach dem Versand werden alle, die gekauft haben, per E-Mail um eine Bewertung gebeten.',
  nothingOff:
    'Zurzeit wird niemand um eine Bewertung gebeten. Mit dem Schalter oben geht nach dem Versand eine Bitte per E-Mail hinaus.',
  nothingHere: 'Hier erscheint, was Käuferinnen und Käufer über Produkte schreiben.',
  nothingWaits: 'Keine Bewertung wartet',
  noMatch: 'Keine in diesem Zustand',
  showAll: 'Alle anzeigen',
  asking: 'Um Bewertungen bitten',
  askingOn: 'Zu jeder Bestellung geht eine E-Mail.',
  askingOff: 'Niemand wird um eine Bewertung gebeten.',
  toMail: 'E-Mail',
  days: 'Tage nach dem Versand',
  ofFive: '{count} von 5 Sternen',
  failed: 'Die Bewertung konnte nicht geändert werden.',
});
