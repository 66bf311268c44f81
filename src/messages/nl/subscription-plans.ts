import { defineTranslation } from '../define-messages.ts';
import type { subscriptionPlans as english } from '../en/subscription-plans.ts';

export const subscriptionPlans = defineTranslation<typeof english>('subscriptionPlans', {
  everyWeek: '{price} elke week',
  everyMonth: '{price} elke maand',
  everyYear: '{price} elk jaar',
  everyWeeks: '{price} elke {count, plural, one {# week} other {# weken}}',
  everyMonths: '{price} elke {count, plural, one {# maand} other {# maanden}}',
  everyYears: '{price} elke {count, plural, one {# jaar} other {# jaar}}',
  forWeeks: '{plan}, {count, plural, one {# week} other {# weken}} lang',
  forMonths: '{plan}, {count, plural, one {# maand} other {# maanden}} lang',
  forYears: '{plan}, {count, plural, one {# jaar} other {# jaar}} lang',
  subscribe: 'Abonneren',
  title: 'Abonnement',
  summary: 'Je abonnement',
  firstCharge: 'Eerste betaling op {day}',
  nextCharge: 'Volgende betaling op {day}',
  lastCharge: 'Laatste betaling op {day}',
  allCharges: 'Alle betalingen samen',
  untilCanceled: 'Het loopt door tot je het opzegt.',
  onlyCharge: 'Er wordt niets meer in rekening gebracht.',
  automatic: 'Elke latere betaling gebeurt met dezelfde betaalmethode.',
  byHand: 'Je krijgt een factuur voor elke latere betaling.',
  agreement: 'Je gaat ermee akkoord {plan} te betalen. Je kunt op elk moment opzeggen.',
  confirmed: 'Abonnement bevestigd',
  received: 'Abonnement ontvangen',
  confirmedText: 'Bedankt. Je bent geabonneerd op {title}.',
});
