import { defineTranslation } from '../define-messages.ts';
import type { renewalMails as english } from '../en/renewal-mails.ts';

export const renewalMails = defineTranslation<typeof english>('renewalMails', {
  failedSubject: 'El pago de {product} ha fallado',
  failedLead: 'El pago de {amount} de su suscripción a {product} en {site} no se ha podido hacer.',
  confirmSubject: 'Confirme el pago de {product}',
  confirmLead: 'Su banco quiere que confirme el pago de {amount} de su suscripción a {product} en {site}.',
  triesAgain: 'Lo intentaremos de nuevo el {day}. También puede pagar ahora o cambiar la forma de pago.',
  payUntil: 'No lo intentaremos más. Pague antes del {day} para que su suscripción continúe.',
  pay: 'Pagar {amount}',
  confirm: 'Confirmar el pago',
  manage: 'Ver su suscripción',
  endedSubject: 'Su suscripción a {product} ha terminado',
  endedLead:
    'Su suscripción a {product} en {site} ha terminado porque no se han pagado {amount}. Ya no se cobra nada.',
  restsSubject: 'Su suscripción a {product} está en pausa',
  restsLead:
    'Su suscripción a {product} en {site} está en pausa porque no se han pagado {amount}. No se cobra nada hasta que continúe.',
  reminderSubject: '{product} se renueva el {day}',
  reminderLead: 'Su suscripción a {product} en {site} se renueva el {day}. Cuesta {amount}.',
  reminderMethod: 'Se paga con {method}.',
  reminderCancel: 'Si no lo quiere, puede cancelarla antes.',
  trialSubject: 'Su prueba de {product} termina el {day}',
  trialLead: 'Su prueba de {product} en {site} termina el {day}. Entonces se cobrarán {amount}.',
  trialCancel: 'Si cancela antes, no se cobra nada y conserva el acceso hasta ese día.',
  noStockSubject: '{product} no está disponible',
  noStockLead:
    'Lo próximo que le envía su suscripción a {product} en {site} no está disponible. No se cobra nada. Lo miraremos cada día durante 14 días.',
  priceSubject: 'Nuevo precio de {product}',
  priceLead:
    'A partir de la renovación del {day}, su suscripción a {product} en {site} cuesta {amount} en lugar de {before}.',
  priceCancel: 'Si no lo quiere, puede cancelar su suscripción hasta entonces.',
  troubleSubject: 'Suscripción a {product}: pago fallido',
  troubleFailed:
    'No se ha podido cobrar la renovación de {product} de {buyer}: {amount}. Se intenta de nuevo el {day}.',
  troubleFailedLast:
    'No se ha podido cobrar por última vez la renovación de {product} de {buyer}: {amount}. Si no se paga antes del {day}, la suscripción termina o queda en pausa.',
  troubleStockSubject: 'Suscripción a {product}: no disponible',
  troubleStock:
    'No hay suficientes unidades de {product} para la renovación de {buyer}. No se ha cobrado nada. Se intenta cada día durante 14 días.',
  troubleSkippedSubject: 'Suscripción a {product}: renovaciones omitidas',
  troubleSkipped:
    'Su sitio no cobraba en ese momento. Sin cobrar: {count, plural, one {una renovación} other {# renovaciones}} de {product} de {buyer}. La suscripción continúa.',
  troubleEndedSubject: 'Suscripción a {product}: terminada',
  troubleEnded: 'La suscripción de {buyer} a {product} se ha cancelado porque no se han pagado {amount}.',
  troubleRestsSubject: 'Suscripción a {product}: en pausa',
  troubleRests: 'La suscripción de {buyer} a {product} está en pausa porque no se han pagado {amount}.',
  open: 'Abrir la suscripción',
});
