import { defineTranslation } from '../define-messages.ts';
import type { subscriptionPlans as english } from '../en/subscription-plans.ts';

export const subscriptionPlans = defineTranslation<typeof english>('subscriptionPlans', {
  everyWeek: '{price} jede Woche',
  everyMonth: '{price} jeden Monat',
  everyYear: '{price} jedes Jahr',
  everyWeeks: '{price} alle {count, plural, one {# Woche} other {# Wochen}}',
  everyMonths: '{price} alle {count, plural, one {# Monat} other {# Monate}}',
  everyYears: '{price} alle {count, plural, one {# Jahr} other {# Jahre}}',
  forWeeks: '{plan}, {count, plural, one {# Woche} other {# Wochen}} lang',
  forMonths: '{plan}, {count, plural, one {# Monat} other {# Monate}} lang',
  forYears: '{plan}, {count, plural, one {# Jahr} other {# Jahre}} lang',
  subscribe: 'Abonnieren',
  title: 'Abonnement',
  summary: 'Ihr Abonnement',
  firstCharge: 'Erste Zahlung am {day}',
  nextCharge: 'Nächste Zahlung am {day}',
  lastCharge: 'Letzte Zahlung am {day}',
  allCharges: 'Alle Zahlungen zusammen',
  untilCanceled: 'Es läuft, bis Sie es kündigen.',
  onlyCharge: 'Mehr wird nicht berechnet.',
  automatic: 'Jede weitere Zahlung erfolgt mit derselben Zahlungsart.',
  byHand: 'Für jede weitere Zahlung erhalten Sie eine Rechnung.',
  agreement: 'Sie stimmen zu, {plan} zu zahlen. Sie können jederzeit kündigen.',
  confirmed: 'Abonnement bestätigt',
  received: 'Abonnement eingegangen',
  confirmedText: 'Vielen Dank. Sie haben {title} abonniert.',
});
