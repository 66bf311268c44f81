import { defineTranslation } from '../../define-messages.ts';
import type { paymentComparison as english } from '../../en/interface/payment-comparison.ts';

export const paymentComparison = defineTranslation<typeof english>('paymentComparison', {
  title: 'Abgleich mit Ihrem Zahlungsanbieter',
  text: 'Jede Nacht werden die Zahlungen und Erstattungen der letzten 7 Tage mit denen beim Anbieter verglichen.',
  equal: 'Zuletzt verglichen am {date}: alles stimmt überein.',
  differ:
    '{count, plural, one {# Abweichung ist offen.} other {# Abweichungen sind offen.}} Zuletzt verglichen am {date}.',
  unanswered: '{provider} hat am {date} nicht geantwortet. Jede Stunde wird erneut gefragt.',
  differences: 'Abweichungen',
  paymentOf: 'Zahlung der Bestellung {number}',
  refundOf: 'Erstattung der Bestellung {number}',
  paymentAlone: 'Zahlung ohne aufgegebene Bestellung',
  refundAlone: 'Erstattung ohne aufgegebene Bestellung',
  sums: 'In Ihrem Shop {here}, bei {provider} {there}',
  unknown: 'unbekannt',
  known: 'Bei {provider} als {id}',
  found: 'Gefunden am {date}',
  putRight: 'Von selbst behoben am {date}',
  byHand: 'Als erledigt markiert am {date}',
  settle: 'Als erledigt markieren',
  settleOne: 'Als erledigt markieren: {what}',
  settled: 'Die Abweichung ist als erledigt markiert.',
});
