import { defineTranslation } from '../../define-messages.ts';
import type { taxClasses as english } from '../../en/interface/tax-classes.ts';

export const taxClasses = defineTranslation<typeof english>('taxClasses', {
  taxClass: 'Steuerklasse',
  standard: 'Normal',
  reduced: 'Ermäßigt',
  zero: 'Null',
  classes: 'Steuerklassen',
  classesText:
    'Produkte werden als Normal, Ermäßigt, Null oder nach einer eigenen Klasse besteuert. Jede Steuer nennt ihren Satz für jede Klasse.',
  addClass: 'Steuerklasse hinzufügen',
  changeClass: 'Steuerklasse umbenennen',
  removeClass: 'Steuerklasse entfernen',
  classNameText: 'Etwa „Bücher“ oder „Lebensmittel“. Käufer sehen sie nicht.',
  classTwice: 'Eine andere Steuerklasse hat diesen Namen.',
  otherRates: 'Sätze anderer Steuerklassen',
  otherRatesText: 'Bleibt ein Feld leer, gilt der Satz darüber.',
});
