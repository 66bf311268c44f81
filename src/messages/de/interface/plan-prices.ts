import { defineTranslation } from '../../define-messages.ts';
import type { planPrices as english } from '../../en/interface/plan-prices.ts';

export const planPrices = defineTranslation<typeof english>('planPrices', {
  picture: 'Bild',
  price: 'Preis',
  free: 'Kostenlos',
  once: 'Einmalig',
  monthly: 'Jeden Monat',
  yearly: 'Jedes Jahr',
  both: 'Jeden Monat oder jedes Jahr',
  amount: 'Preis',
  monthlyAmount: 'Preis eines Monats',
  yearlyAmount: 'Preis eines Jahres',
  amountWrong: 'Geben Sie einen Betrag über 0 ein.',
  priceText:
    'Mitglieder zahlen im Checkout des Shops: Wie Sie bezahlt werden, steht unter Verkauf → Zahlungen.',
  keepPrice: 'Ein neuer Preis gilt für neue Mitglieder. Bisherige behalten ihren, bis Sie sie umstellen.',
  trial: 'Tage zum kostenlosen Testen',
  trialText: 'Leer: vom ersten Tag an bezahlt. Jede E-Mail-Adresse kann einen Tarif einmal testen.',
  trialWrong: 'Eine ganze Zahl von 1 bis 90, oder nichts.',
  everyMonth: '{price} jeden Monat',
  everyYear: '{price} jedes Jahr',
  onceIt: '{price} einmalig',
  eitherWay: '{monthly} jeden Monat oder {yearly} jedes Jahr',
});
