import { defineTranslation } from '../../define-messages.ts';
import type { reviewScreen as english } from '../../en/interface/product-reviews.ts';

export const reviewScreen = defineTranslation<typeof english>('reviewScreen', {
  title: 'Reseñas',
  lead: 'Lo que los compradores escriben sobre los productos. Las reseñas aprobadas aparecen en la página del producto.',
  show: 'Mostrar',
  all: 'Todas',
  pending: 'En espera',
  approved: 'Aprobada',
  hidden: 'Oculta',
  approve: 'Aprobar',
  hide: 'Ocultar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar la reseña de {product}?',
  removeText: 'Desaparece para siempre, y quien la escribió no puede escribir otra sobre este pedido.',
  unnamed: 'Alguien que lo compró',
  nothing: 'Aún no hay reseñas',
  nothingText: 'Tras el envío de su pedido, los compradores reciben un correo que les pide una reseña.',
  nothingOff:
    'Ahora no se piden reseñas. Active la opción de arriba y los compradores recibirán un correo que las pide tras el envío de su pedido.',
  nothingHere: 'Aquí aparece lo que los compradores escriben sobre los productos.',
  nothingWaits: 'Ninguna reseña en espera',
  noMatch: 'Ninguna en este estado',
  showAll: 'Mostrar todas',
  asking: 'Pedir reseñas',
  askingOn: 'Se envía un correo por pedido.',
  askingOff: 'No se piden reseñas.',
  toMail: 'Correo',
  days: 'Días después del envío',
  ofFive: '{count} de 5 estrellas',
  failed: 'La reseña no se pudo cambiar.',
});
