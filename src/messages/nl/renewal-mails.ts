import { defineTranslation } from '../define-messages.ts';
import type { renewalMails as english } from '../en/renewal-mails.ts';

export const renewalMails = defineTranslation<typeof english>('renewalMails', {
  failedSubject: 'Betaling voor {product} mislukt',
  failedLead: 'De betaling van {amount} voor uw abonnement op {product} bij {site} is niet gelukt.',
  confirmSubject: 'Bevestig de betaling voor {product}',
  confirmLead:
    'Uw bank wil dat u de betaling van {amount} voor uw abonnement op {product} bij {site} bevestigt.',
  triesAgain: 'We proberen het op {day} opnieuw. U kunt ook nu betalen of de betaalwijze veranderen.',
  payUntil: 'We proberen het niet opnieuw. Betaal uiterlijk op {day}, zodat uw abonnement doorgaat.',
  pay: '{amount} betalen',
  confirm: 'Betaling bevestigen',
  manage: 'Uw abonnement bekijken',
  endedSubject: 'Uw abonnement op {product} is beëindigd',
  endedLead:
    'Uw abonnement op {product} bij {site} is beëindigd omdat {amount} niet is betaald. Er wordt niets meer afgeschreven.',
  restsSubject: 'Uw abonnement op {product} is gepauzeerd',
  restsLead:
    'Uw abonnement op {product} bij {site} is gepauzeerd omdat {amount} niet is betaald. Er wordt niets afgeschreven tot het doorgaat.',
  reminderSubject: '{product} wordt verlengd op {day}',
  reminderLead: 'Uw abonnement op {product} bij {site} wordt verlengd op {day}. Het kost {amount}.',
  reminderMethod: 'Er wordt betaald met {method}.',
  reminderCancel: 'Wilt u dat niet, dan kunt u het voor die tijd opzeggen.',
  trialSubject: 'Uw proefperiode van {product} eindigt op {day}',
  trialLead: 'Uw proefperiode van {product} bij {site} eindigt op {day}. Dan wordt {amount} afgeschreven.',
  trialCancel: 'Als u voor die tijd opzegt, wordt niets afgeschreven en behoudt u toegang tot die dag.',
  noStockSubject: '{product} is niet op voorraad',
  noStockLead:
    'Wat uw abonnement op {product} bij {site} u hierna stuurt, is niet op voorraad. Er wordt niets afgeschreven. We kijken 14 dagen lang elke dag opnieuw.',
  priceSubject: 'Nieuwe prijs voor {product}',
  priceLead:
    'Vanaf de verlenging op {day} kost uw abonnement op {product} bij {site} {amount} in plaats van {before}.',
  priceCancel: 'Wilt u dat niet, dan kunt u uw abonnement tot dan opzeggen.',
  troubleSubject: 'Abonnement op {product}: betaling mislukt',
  troubleFailed:
    'De verlenging van {product} door {buyer} kon niet worden afgeschreven: {amount}. Op {day} wordt het opnieuw geprobeerd.',
  troubleFailedLast:
    'De verlenging van {product} door {buyer} kon voor de laatste keer niet worden afgeschreven: {amount}. Wordt ze niet uiterlijk op {day} betaald, dan eindigt of pauzeert het abonnement.',
  troubleStockSubject: 'Abonnement op {product}: niet op voorraad',
  troubleStock:
    'Er zijn niet genoeg stuks van {product} voor de verlenging van {buyer}. Er is niets afgeschreven. Het wordt 14 dagen lang elke dag opnieuw geprobeerd.',
  troubleSkippedSubject: 'Abonnement op {product}: verlengingen overgeslagen',
  troubleSkipped:
    'Uw site nam in die tijd geen geld aan. Niet afgeschreven: {count, plural, one {één verlenging} other {# verlengingen}} van {product} door {buyer}. Het abonnement gaat door.',
  troubleEndedSubject: 'Abonnement op {product}: beëindigd',
  troubleEnded: 'Het abonnement van {buyer} op {product} is opgezegd omdat {amount} niet is betaald.',
  troubleRestsSubject: 'Abonnement op {product}: gepauzeerd',
  troubleRests: 'Het abonnement van {buyer} op {product} is gepauzeerd omdat {amount} niet is betaald.',
  open: 'Abonnement openen',
});
