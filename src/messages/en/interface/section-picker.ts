import { defineMessages } from '../../define-messages.ts';

/** What choosing a section to add says (EDIT-47). */
export const sectionPicker = defineMessages('sectionPicker', {
  title: 'Add a section',
  kind: 'Kind of section',
  notLoaded: 'Unable to load. Try again.',
  toChooseFrom: 'Sections to choose from',
  emptySection: 'Empty section',
  all: 'All',
  saved: 'Saved',
  synced: 'Synced',
  intro: 'Intro',
  about: 'About',
  services: 'Services',
  gallery: 'Gallery',
  people: 'People',
  prices: 'Prices',
  menu: 'Menu',
  questions: 'Questions',
  contact: 'Contact',
});
