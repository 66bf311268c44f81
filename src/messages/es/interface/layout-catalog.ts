import { defineTranslation } from '../../define-messages.ts';
import type { layoutCatalog as english } from '../../en/interface/layout-catalog.ts';

export const layoutCatalog = defineTranslation<typeof english>('layoutCatalog', {
  landing: 'Página de destino',
  about: 'Acerca de',
  services: 'Servicios',
  contact: 'Contacto',
  work: 'Trabajos',
  prices: 'Precios',
  questions: 'Preguntas',
  article: 'Página de texto',
  event: 'Evento',
});
