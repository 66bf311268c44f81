import { defineTranslation } from '../define-messages.ts';
import type { plans as english } from '../en/plans.ts';

export const plans = defineTranslation<typeof english>('plans', {
  billing: 'Forma de pago',
  monthly: 'Mensual',
  yearly: 'Anual',
  once: '{price}, un solo pago',
  saving: 'Ahorra un {percent} %',
  trial: '{days, plural, one {# día gratis} other {# días gratis}}, después {price}',
  tryIt: 'Probar gratis',
  yours: 'Su plan',
  nextCharge: 'El próximo cobro de {price} es el {date}.',
  freeUntil: 'Gratis hasta el {date}, después {price}.',
  endsOn: 'Su acceso termina el {date}.',
  pastDue: 'Un pago ha fallado. Su acceso termina el {date} si no se paga antes.',
  given: 'Tiene este plan sin pagar por él.',
  paidOnce: 'Pagado una vez, sin fin.',
  manage: 'Pagos y cancelación',
  welcome: 'Ya es miembro',
  begun: 'Ahora tiene el plan {plan}.',
  begins: 'Su plan {plan} empieza en cuanto llegue su pago.',
});
