import { defineMessages } from '../../define-messages.ts';

/** What is said in place of a function that the provider switched off for a site (CONT-228). */
export const featuresOff = defineMessages('featuresOff', {
  selling: 'Selling is not part of this site',
  text: 'Whoever runs this installation of Portico can switch it on. Products, orders and settings of the store are kept until then, and visitors see products without a button to buy them.',
  addPages: 'New pages are not part of this site',
  addPagesText:
    'Whoever runs this installation of Portico can switch them on. The pages that there are can be changed and published.',
  people: 'More contributors are not part of this site',
  peopleText:
    'Whoever runs this installation of Portico can switch them on. Those who work on the site already go on.',
});
