import { defineTranslation } from '../define-messages.ts';
import type { subscriptionPlans as english } from '../en/subscription-plans.ts';

export const subscriptionPlans = defineTranslation<typeof english>('subscriptionPlans', {
  everyWeek: '{price} cada semana',
  everyMonth: '{price} cada mes',
  everyYear: '{price} cada año',
  everyWeeks: '{price} cada {count, plural, one {# semana} other {# semanas}}',
  everyMonths: '{price} cada {count, plural, one {# mes} other {# meses}}',
  everyYears: '{price} cada {count, plural, one {# año} other {# años}}',
  forWeeks: '{plan} durante {count, plural, one {# semana} other {# semanas}}',
  forMonths: '{plan} durante {count, plural, one {# mes} other {# meses}}',
  forYears: '{plan} durante {count, plural, one {# año} other {# años}}',
  subscribe: 'Suscribirse',
  title: 'Suscripción',
  summary: 'Su suscripción',
  firstCharge: 'Primer cobro el {day}',
  nextCharge: 'Próximo cobro el {day}',
  lastCharge: 'Último cobro el {day}',
  allCharges: 'Total de todos los cobros',
  untilCanceled: 'Continúa hasta que usted la cancele.',
  onlyCharge: 'No se cobrará nada más.',
  automatic: 'Cada cobro posterior se hace con la misma forma de pago.',
  byHand: 'Recibirá una factura por cada cobro posterior.',
  agreement: 'Usted acepta pagar {plan}. Puede cancelar en cualquier momento.',
  confirmed: 'Suscripción confirmada',
  received: 'Suscripción recibida',
  confirmedText: 'Gracias. Se ha suscrito a {title}.',
});
