import { defineMessages } from '../../define-messages.ts';

/** What the settings of a person's own account say. */
export const accountSettings = defineMessages('accountSettings', {
  languageTitle: 'Language',
  languageDescription:
    'The language of your sites’ dashboard and editor. Your sites have languages of their own.',
  languageLabel: 'Language of the dashboard and the editor',
  browserLanguage: 'As the browser is set',
});
