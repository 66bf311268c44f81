import { defineTranslation } from '../../define-messages.ts';
import type { accountSettings as english } from '../../en/interface/account-settings.ts';

export const accountSettings = defineTranslation<typeof english>('accountSettings', {
  languageTitle: 'Langue',
  languageDescription: 'La langue du tableau de bord et de l’éditeur. Vos sites ont leurs propres langues.',
  languageLabel: 'Langue du tableau de bord et de l’éditeur',
  browserLanguage: 'Comme dans le navigateur',
});
