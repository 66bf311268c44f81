import { defineTranslation } from '../../define-messages.ts';
import type { layoutCatalog as english } from '../../en/interface/layout-catalog.ts';

export const layoutCatalog = defineTranslation<typeof english>('layoutCatalog', {
  landing: 'Page d’atterrissage',
  about: 'À propos',
  services: 'Services',
  contact: 'Contact',
  work: 'Travaux',
  prices: 'Tarifs',
  questions: 'Questions',
  article: 'Page de texte',
  event: 'Événement',
});
