import { defineTranslation } from '../../define-messages.ts';
import type { catalogueSteps as english } from '../../en/interface/catalogue-steps.ts';

export const catalogueSteps = defineTranslation<typeof english>('catalogueSteps', {
  state: 'Cambiar el estado de productos',
  visibility: 'Cambiar la visibilidad de productos',
  price: 'Cambiar los precios de productos',
  sale: 'Cambiar la oferta de productos',
  sku: 'Cambiar las referencias de productos',
  tags: 'Cambiar las etiquetas de productos',
  categories: 'Cambiar las categorías de productos',
});
