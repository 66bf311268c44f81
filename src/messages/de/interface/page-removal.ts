import { defineTranslation } from '../../define-messages.ts';
import type { pageRemoval as english } from '../../en/interface/page-removal.ts';

export const pageRemoval = defineTranslation<typeof english>('pageRemoval', {
  findNothing: 'finden nichts',
  findNothingText: 'Die Adresse antwortet „nicht gefunden“ (404).',
  ledToPage: 'werden zu einer anderen Seite geleitet',
  ledToAddress: 'werden zu einer anderen Adresse geleitet',
  toldGone: 'erfahren, dass es nicht mehr da ist',
  toldGoneText: 'Suchmaschinen vergessen es bald (410).',
  choosePage: 'Wählen Sie die Seite, zu der Besucher geleitet werden.',
  title: '„{name}“ löschen?',
  delete: 'Löschen',
  visitorsAtAll: 'Besucher an seiner Adresse und an denen seiner Einträge',
  visitors: 'Besucher an dieser Adresse',
  page: 'Seite',
  address: 'Adresse',
  addressText: 'Eine Adresse dieser Website oder eine mit https://',
  collectionText:
    'Die Sammlung und alle ihre Einträge werden sofort von der Website genommen. Sie können sie 30 Tage lang aus dem Papierkorb wiederherstellen. Menüs und Fußbereich führen nicht mehr dorthin.',
  pageText:
    'Die Seite wird sofort von der Website genommen. Sie können sie 30 Tage lang aus dem Papierkorb wiederherstellen. Menüs und Fußbereich führen nicht mehr dorthin.',
  linksUnknown: 'Welche Texte darauf verlinken, ließ sich nicht feststellen.',
  quoted: '„{title}“',
  linksLedOn:
    '{more, plural, =0 {Links auf {names} führen dorthin.} one {Links auf {names} und # weiteren Seite führen dorthin.} other {Links auf {names} und # weiteren Seiten führen dorthin.}} Sie werden dorthin führen, wohin Sie es hier festlegen.',
  linksLeadNowhere:
    '{more, plural, =0 {Links auf {names} führen dorthin.} one {Links auf {names} und # weiteren Seite führen dorthin.} other {Links auf {names} und # weiteren Seiten führen dorthin.}} Sie werden ins Leere führen.',
});
