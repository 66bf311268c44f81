import { defineTranslation } from '../define-messages.ts';
import type { subscriptionPlans as english } from '../en/subscription-plans.ts';

export const subscriptionPlans = defineTranslation<typeof english>('subscriptionPlans', {
  everyWeek: '{price} ogni settimana',
  everyMonth: '{price} ogni mese',
  everyYear: '{price} ogni anno',
  everyWeeks: '{price} ogni {count, plural, one {# settimana} other {# settimane}}',
  everyMonths: '{price} ogni {count, plural, one {# mese} other {# mesi}}',
  everyYears: '{price} ogni {count, plural, one {# anno} other {# anni}}',
  forWeeks: '{plan} per {count, plural, one {# settimana} other {# settimane}}',
  forMonths: '{plan} per {count, plural, one {# mese} other {# mesi}}',
  forYears: '{plan} per {count, plural, one {# anno} other {# anni}}',
  subscribe: 'Abbonati',
  title: 'Abbonamento',
  summary: 'Il tuo abbonamento',
  firstCharge: 'Primo addebito il {day}',
  nextCharge: 'Prossimo addebito il {day}',
  lastCharge: 'Ultimo addebito il {day}',
  allCharges: 'Totale di tutti gli addebiti',
  untilCanceled: 'Continua finché non lo disdici.',
  onlyCharge: 'Non viene addebitato altro.',
  automatic: 'Ogni addebito successivo avviene con lo stesso metodo di pagamento.',
  byHand: 'Ricevi una fattura per ogni addebito successivo.',
  agreement: 'Accetti di pagare {plan}. Puoi disdire in qualsiasi momento.',
  confirmed: 'Abbonamento confermato',
  received: 'Abbonamento ricevuto',
  confirmedText: 'Grazie. Ti sei abbonato a {title}.',
});
