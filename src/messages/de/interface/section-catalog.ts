import { defineTranslation } from '../../define-messages.ts';
import type { sectionCatalog as english } from '../../en/interface/section-catalog.ts';

export const sectionCatalog = defineTranslation<typeof english>('sectionCatalog', {
  contactForm: 'Kontaktformular',
  whereToFindUs: 'So finden Sie uns',
  story: 'Geschichte mit Bild',
  twoColumns: 'Text in zwei Spalten',
  threeServices: 'Drei Leistungen',
  servicesList: 'Leistungen mit einer Liste',
  gallery: 'Galerie',
  twoPictures: 'Zwei Bilder',
  openingPicture: 'Einstieg mit Bild',
  openingMiddle: 'Einstieg in der Mitte',
  statement: 'Aussage',
  team: 'Team',
  oneVoice: 'Eine Stimme',
  twoVoices: 'Zwei Stimmen',
  threePrices: 'Drei Preise',
  priceList: 'Preisliste',
  menu: 'Speisekarte',
  questions: 'Fragen und Antworten',
  invitation: 'Einladung',
  headingLine: 'Überschrift mit Linie',
});
