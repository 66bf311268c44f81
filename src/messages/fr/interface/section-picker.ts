import { defineTranslation } from '../../define-messages.ts';
import type { sectionPicker as english } from '../../en/interface/section-picker.ts';

export const sectionPicker = defineTranslation<typeof english>('sectionPicker', {
  title: 'Ajouter une section',
  kind: 'Type de section',
  notLoaded: 'Chargement impossible. Réessayez.',
  toChooseFrom: 'Sections au choix',
  emptySection: 'Section vide',
  all: 'Toutes',
  saved: 'Enregistrées',
  synced: 'Synchronisées',
  intro: 'Introduction',
  about: 'À propos',
  services: 'Services',
  gallery: 'Galerie',
  people: 'Personnes',
  prices: 'Tarifs',
  menu: 'Menu',
  questions: 'Questions',
  contact: 'Contact',
});
