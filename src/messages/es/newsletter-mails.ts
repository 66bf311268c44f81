import { defineTranslation } from '../define-messages.ts';
import type { newsletterMails as english } from '../en/newsletter-mails.ts';

export const newsletterMails = defineTranslation<typeof english>('newsletterMails', {
  confirmSubject: 'Confirme su suscripción a {list}',
  confirmLead: 'Alguien, probablemente usted, ha introducido esta dirección para recibir {list} de {site}.',
  confirmAsk: 'Confirme que lo desea. El enlace funciona durante 30 días.',
  confirmButton: 'Confirmar la suscripción',
  confirmNote: 'Si no ha sido usted, no haga nada: no recibirá más correos.',
  welcomeSubject: 'Se ha suscrito a {list}',
  welcomeLead: 'A partir de ahora, esta dirección recibe {list} de {site}.',
  welcomeNote: 'Si no ha sido usted, o si cambia de opinión, puede darse de baja en cualquier momento.',
  leaveSubject: 'Su enlace para darse de baja de {list}',
  leaveLead: 'Ha pedido el enlace para darse de baja de {list} de {site}.',
  leaveNote: 'Si no lo ha pedido, no haga nada.',
  unsubscribe: 'Darse de baja',
});
