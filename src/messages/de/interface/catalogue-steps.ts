import { defineTranslation } from '../../define-messages.ts';
import type { catalogueSteps as english } from '../../en/interface/catalogue-steps.ts';

export const catalogueSteps = defineTranslation<typeof english>('catalogueSteps', {
  state: 'Status von Produkten ändern',
  visibility: 'Sichtbarkeit von Produkten ändern',
  price: 'Preise von Produkten ändern',
  sale: 'Angebot von Produkten ändern',
  sku: 'Artikelnummern von Produkten ändern',
  tags: 'Schlagwörter von Produkten ändern',
  categories: 'Kategorien von Produkten ändern',
});
