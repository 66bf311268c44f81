import { defineMessages } from '../../define-messages.ts';

/** What the ready-made sections are called (EDIT-47). */
export const sectionCatalog = defineMessages('sectionCatalog', {
  contactForm: 'Contact form',
  whereToFindUs: 'Where to find us',
  story: 'Story with a picture',
  twoColumns: 'Text in two columns',
  threeServices: 'Three services',
  servicesList: 'Services with a list',
  gallery: 'Gallery',
  twoPictures: 'Two pictures',
  openingPicture: 'Opening with a picture',
  openingMiddle: 'Opening in the middle',
  statement: 'Statement',
  team: 'Team',
  oneVoice: 'One voice',
  twoVoices: 'Two voices',
  threePrices: 'Three prices',
  priceList: 'Price list',
  menu: 'Menu',
  questions: 'Questions and answers',
  invitation: 'Invitation',
  headingLine: 'Heading with a line',
});
