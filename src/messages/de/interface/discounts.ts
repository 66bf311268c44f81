import { defineTranslation } from '../../define-messages.ts';
import type { discounts as english } from '../../en/interface/discounts.ts';

export const discounts = defineTranslation<typeof english>('discounts', {
  percentWrong: 'Gib einen Prozentsatz von 0,01 bis 100 ein, mit bis zu zwei Nachkommastellen.',
  amountWrong: 'Gib einen Betrag über 0 ein.',
  countWrong: 'Gib eine ganze Zahl ab 1 ein.',
  titleMissing: 'Gib einen Titel ein.',
  codeWrong: 'Ein Code hat 3 bis 40 Buchstaben, Ziffern, Binde- oder Unterstriche.',
  codeNotAutomatic: 'Ein Rabatt, der von selbst gilt, hat keinen Code.',
  timeWrong: 'Gib Datum und Uhrzeit ein.',
  endsTooEarly: 'Das Ende liegt nicht nach dem Beginn.',
  codeTaken: 'Ein anderer Rabatt hat diesen Code.',
  prefixWrong: 'Der Anfang hat bis zu 28 Buchstaben, Ziffern, Binde- oder Unterstriche.',
  tooManyAtOnce: 'Erzeuge höchstens 10.000 Codes auf einmal.',
});
