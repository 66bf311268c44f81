import { defineTranslation } from '../../define-messages.ts';
import type { taxClasses as english } from '../../en/interface/tax-classes.ts';

export const taxClasses = defineTranslation<typeof english>('taxClasses', {
  taxClass: 'Catégorie de taxe',
  standard: 'Normal',
  reduced: 'Réduit',
  zero: 'Zéro',
  classes: 'Catégories de taxe',
  classesText:
    'Les produits sont taxés au taux Normal, Réduit, Zéro ou selon une catégorie à vous. Chaque taxe indique son taux pour chaque catégorie.',
  addClass: 'Ajouter une catégorie de taxe',
  changeClass: 'Renommer la catégorie de taxe',
  removeClass: 'Retirer la catégorie de taxe',
  classNameText: 'Par exemple « Livres » ou « Alimentation ». Les acheteurs ne la voient pas.',
  classTwice: 'Une autre catégorie de taxe porte ce nom.',
  otherRates: 'Taux des autres catégories',
  otherRatesText: 'Si le champ reste vide, le taux ci-dessus s’applique.',
});
