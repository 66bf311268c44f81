import { defineMessages } from '../../define-messages.ts';

/** What texts are called that are edited in place on the canvas. */
export const inlineTexts = defineMessages('inlineTexts', {
  siteTitle: 'Site title',
  buttonText: 'Button text',
  title: 'Title',
  addText: 'Add text',
});
