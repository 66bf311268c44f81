import { defineTranslation } from '../../define-messages.ts';
import type { featuresOff as english } from '../../en/interface/features-off.ts';

export const featuresOff = defineTranslation<typeof english>('featuresOff', {
  selling: 'La venta no forma parte de este sitio',
  text: 'La persona que administra esta instalación de Portico puede activarla. Hasta entonces se conservan los productos, los pedidos y los ajustes de la tienda, y los visitantes ven los productos sin botón de compra.',
  addPages: 'Las páginas nuevas no forman parte de este sitio',
  addPagesText:
    'La persona que administra esta instalación de Portico puede activarlas. Las páginas que hay se pueden cambiar y publicar.',
  people: 'Más colaboradores no forman parte de este sitio',
  peopleText:
    'La persona que administra esta instalación de Portico puede activarlos. Quienes ya trabajan en el sitio continúan.',
});
