import { defineTranslation } from '../define-messages.ts';
import type { newsletters as english } from '../en/newsletters.ts';

export const newsletters = defineTranslation<typeof english>('newsletters', {
  checkInbox: 'Revise su bandeja de entrada para confirmar.',
  email: 'Correo',
  title: 'Boletín',
  confirmTitle: 'Confirme su suscripción a {list}',
  confirm: 'Confirmar la suscripción',
  confirmedTitle: 'Su suscripción está confirmada',
  confirmed: 'A partir de ahora recibirá {list}. Cada correo lleva un enlace para darse de baja.',
  usedTitle: 'Este enlace ya se utilizó',
  leftSince:
    'Desde entonces se dio de baja de {list}. Suscríbase de nuevo en el sitio si quiere volver a recibirlo.',
  leaveTitle: 'Darse de baja de {list}',
  leave: 'Ya no recibirá correos de {list}.',
  unsubscribe: 'Darse de baja',
  leftTitle: 'Se ha dado de baja',
  left: 'Desde ahora no recibe correos de {list}.',
  undo: 'Deshacer',
  returnTitle: 'Suscribirse a {list}',
  deadLinkTitle: 'Este enlace no funciona',
  deadLink:
    'Ha caducado o está incompleto. Escriba su dirección para recibir por correo un enlace nuevo con el que darse de baja.',
  sendLink: 'Enviar el enlace',
  inboxTitle: 'Revise su bandeja de entrada',
  inbox: 'Si esta dirección figura en una lista de este sitio, ya hay un correo con el enlace en camino.',
  back: 'Volver a {site}',
});
