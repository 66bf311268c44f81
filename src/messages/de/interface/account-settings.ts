import { defineTranslation } from '../../define-messages.ts';
import type { accountSettings as english } from '../../en/interface/account-settings.ts';

export const accountSettings = defineTranslation<typeof english>('accountSettings', {
  languageTitle: 'Sprache',
  languageDescription:
    'Die Sprache des Dashboards und des Editors. Ihre Websites haben ihre eigenen Sprachen.',
  languageLabel: 'Sprache des Dashboards und des Editors',
  browserLanguage: 'Wie im Browser eingestellt',
});
