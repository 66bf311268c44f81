import { defineMessages } from '../../define-messages.ts';

/** What the layouts of pages are called, and new pages that begin with them (EDIT-184). */
export const layoutCatalog = defineMessages('layoutCatalog', {
  landing: 'Landing page',
  about: 'About',
  services: 'Services',
  contact: 'Contact',
  work: 'Work',
  prices: 'Prices',
  questions: 'Questions',
  article: 'Text page',
  event: 'Event',
});
