import { defineTranslation } from '../define-messages.ts';
import type { orderMails as english } from '../en/order-mails.ts';

export const orderMails = defineTranslation<typeof english>('orderMails', {
  receivedSubject: 'Pedido {number} recibido',
  receivedLead: 'Gracias por su pedido en {site}. Queda reservado para usted hasta que lo pague.',
  howToPay: 'Cómo pagar',
  confirmedSubject: 'Pedido {number} confirmado',
  confirmedLead: 'Gracias por su pedido en {site}. Está pagado.',
  fulfilledSubject: 'El pedido {number} está en camino',
  fulfilledLead: 'Estos artículos de su pedido en {site} están en camino.',
  sentWith: 'Enviado con',
  follow: 'Seguir el envío',
  canceledSubject: 'Pedido {number} cancelado',
  canceledLead: 'Su pedido en {site} se ha cancelado.',
  givenBack: 'Se le devuelven {amount}.',
  newSubject: 'Pedido nuevo {number}: {total}',
  newLead: '{buyer} ha hecho un pedido en {site}.',
  newUnpaid: 'Todavía no está pagado.',
  unpaidLead: 'El pedido {number} se ha cancelado porque no se pagó a tiempo.',
  open: 'Abrir en Portico',
  see: 'Ver el pedido',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  taxIncluded: '{name}, incluido',
  total: 'Total',
  deliverTo: 'Entrega en',
  noteOfBuyer: 'Nota',
});
