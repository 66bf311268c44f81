import { defineTranslation } from '../../define-messages.ts';
import type { discounts as english } from '../../en/interface/discounts.ts';

export const discounts = defineTranslation<typeof english>('discounts', {
  percentWrong: 'Saisissez un pourcentage de 0,01 à 100, avec deux décimales au plus.',
  amountWrong: 'Saisissez un montant supérieur à 0.',
  countWrong: 'Saisissez un nombre entier à partir de 1.',
  titleMissing: 'Saisissez un titre.',
  codeWrong: 'Un code comporte 3 à 40 lettres, chiffres, traits d’union ou tirets bas.',
  codeNotAutomatic: 'Une remise automatique n’a pas de code.',
  timeWrong: 'Saisissez une date et une heure.',
  endsTooEarly: 'La fin n’est pas après le début.',
  codeTaken: 'Une autre remise a ce code.',
  prefixWrong: 'Le début comporte jusqu’à 28 lettres, chiffres, traits d’union ou tirets bas.',
  tooManyAtOnce: 'Créez au plus 10 000 codes à la fois.',
});
