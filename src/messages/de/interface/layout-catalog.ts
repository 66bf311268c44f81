import { defineTranslation } from '../../define-messages.ts';
import type { layoutCatalog as english } from '../../en/interface/layout-catalog.ts';

export const layoutCatalog = defineTranslation<typeof english>('layoutCatalog', {
  landing: 'Landingpage',
  about: 'Über uns',
  services: 'Leistungen',
  contact: 'Kontakt',
  work: 'Arbeiten',
  prices: 'Preise',
  questions: 'Fragen',
  article: 'Textseite',
  event: 'Veranstaltung',
});
