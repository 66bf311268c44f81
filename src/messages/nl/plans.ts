import { defineTranslation } from '../define-messages.ts';
import type { plans as english } from '../en/plans.ts';

export const plans = defineTranslation<typeof english>('plans', {
  billing: 'Betaalwijze',
  monthly: 'Per maand',
  yearly: 'Per jaar',
  once: '{price}, eenmalig',
  saving: 'U bespaart {percent}%',
  trial: '{days, plural, one {# dag} other {# dagen}} gratis, daarna {price}',
  tryIt: 'Gratis proberen',
  yours: 'Uw abonnement',
  nextCharge: 'De volgende betaling van {price} is op {date}.',
  freeUntil: 'Gratis tot {date}, daarna {price}.',
  endsOn: 'Uw toegang eindigt op {date}.',
  pastDue: 'Een betaling is mislukt. Uw toegang eindigt op {date} als die niet eerder wordt voldaan.',
  given: 'U hebt dit abonnement zonder ervoor te betalen.',
  paidOnce: 'Eenmaal betaald, zonder einde.',
  manage: 'Betalingen en opzegging',
  welcome: 'U bent lid',
  begun: 'U hebt nu het abonnement {plan}.',
  begins: 'Uw abonnement {plan} begint zodra uw betaling binnen is.',
});
