import { defineMessages } from '../../define-messages.ts';

/** The tax classes of products and of rates. */
export const taxClasses = defineMessages('taxClasses', {
  taxClass: 'Tax class',
  standard: 'Standard',
  reduced: 'Reduced',
  zero: 'Zero',
  classes: 'Tax classes',
  classesText:
    'Products are taxed as Standard, Reduced, Zero or a class of your own. Each tax says its rate for each class.',
  addClass: 'Add tax class',
  changeClass: 'Rename tax class',
  removeClass: 'Remove tax class',
  classNameText: 'Such as “Books” or “Food”. Buyers do not see it.',
  classTwice: 'Another tax class has this name.',
  otherRates: 'Rates of other tax classes',
  otherRatesText: 'Left empty, a class takes the rate above.',
});
