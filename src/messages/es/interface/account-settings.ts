import { defineTranslation } from '../../define-messages.ts';
import type { accountSettings as english } from '../../en/interface/account-settings.ts';

export const accountSettings = defineTranslation<typeof english>('accountSettings', {
  languageTitle: 'Idioma',
  languageDescription: 'El idioma del panel y del editor. Sus sitios tienen sus propios idiomas.',
  languageLabel: 'Idioma del panel y del editor',
  browserLanguage: 'Como en el navegador',
});
