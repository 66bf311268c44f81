import { defineTranslation } from '../../define-messages.ts';
import type { sectionPicker as english } from '../../en/interface/section-picker.ts';

export const sectionPicker = defineTranslation<typeof english>('sectionPicker', {
  title: 'Abschnitt hinzufügen',
  kind: 'Art des Abschnitts',
  notLoaded: 'Das Laden ist fehlgeschlagen. Versuchen Sie es erneut.',
  toChooseFrom: 'Abschnitte zur Auswahl',
  emptySection: 'Leerer Abschnitt',
  all: 'Alle',
  saved: 'Gespeichert',
  synced: 'Synchronisiert',
  intro: 'Einleitung',
  about: 'Über uns',
  services: 'Leistungen',
  gallery: 'Galerie',
  people: 'Personen',
  prices: 'Preise',
  menu: 'Speisekarte',
  questions: 'Fragen',
  contact: 'Kontakt',
});
