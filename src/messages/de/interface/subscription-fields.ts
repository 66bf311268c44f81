import { defineTranslation } from '../../define-messages.ts';
import type { subscriptionFields as english } from '../../en/interface/subscription-fields.ts';

export const subscriptionFields = defineTranslation<typeof english>('subscriptionFields', {
  title: 'Abonnement',
  sell: 'Als Abonnement verkaufen',
  sellText: 'Es wird immer wieder berechnet und hat statt des Warenkorbs eine eigene Kasse.',
  every: 'Berechnet alle',
  unit: 'Wochen, Monate oder Jahre',
  weeks: 'Wochen',
  months: 'Monate',
  years: 'Jahre',
  everyInvalid: 'Geben Sie eine ganze Zahl von 1 bis {max} ein.',
  cycles: 'Zahlungen insgesamt',
  cyclesHelp: 'Leer lassen, um bis zur Kündigung zu berechnen.',
  cyclesInvalid: 'Geben Sie eine ganze Zahl von 1 bis {max} ein oder nichts.',
  plan: 'Abonnementplan',
});
