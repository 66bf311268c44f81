import { defineTranslation } from '../define-messages.ts';
import type { plans as english } from '../en/plans.ts';

export const plans = defineTranslation<typeof english>('plans', {
  billing: 'Zahlungsweise',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  once: '{price}, einmalig',
  saving: 'Sie sparen {percent} %',
  trial: '{days, plural, one {# Tag} other {# Tage}} kostenlos, danach {price}',
  tryIt: 'Kostenlos testen',
  yours: 'Ihr Tarif',
  nextCharge: 'Die nächste Zahlung von {price} ist am {date} fällig.',
  freeUntil: 'Kostenlos bis {date}, danach {price}.',
  endsOn: 'Ihr Zugang endet am {date}.',
  pastDue: 'Eine Zahlung ist fehlgeschlagen. Ihr Zugang endet am {date}, wenn sie nicht vorher eingeht.',
  given: 'Sie haben diesen Tarif, ohne dafür zu zahlen.',
  paidOnce: 'Einmal bezahlt, ohne Ende.',
  manage: 'Zahlungen und Kündigung',
  welcome: 'Sie sind Mitglied',
  begun: 'Sie haben jetzt den Tarif {plan}.',
  begins: 'Ihr Tarif {plan} beginnt, sobald Ihre Zahlung eingegangen ist.',
});
