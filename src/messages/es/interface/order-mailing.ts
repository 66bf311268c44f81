import { defineTranslation } from '../../define-messages.ts';
import type { orderMailing as english } from '../../en/interface/order-mailing.ts';

export const orderMailing = defineTranslation<typeof english>('orderMailing', {
  title: 'Correos',
  write: 'Escribir un correo',
  subject: 'Asunto',
  text: 'Mensaje',
  send: 'Enviar',
  sent: 'El correo está en camino',
  again: 'Enviar de nuevo',
  againNamed: 'Enviar «{name}» de nuevo',
  didWritten: 'Correo al comprador',
  required: 'Escriba un texto.',
  greeting: 'El comprador lo recibe en {email} y responde al propietario del sitio.',
  didMailRefused: 'Correo rechazado durante un día y abandonado',
  withdrawal: 'Confirmación del desistimiento',
});
