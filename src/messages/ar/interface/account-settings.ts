import { defineTranslation } from '../../define-messages.ts';
import type { accountSettings as english } from '../../en/interface/account-settings.ts';

export const accountSettings = defineTranslation<typeof english>('accountSettings', {
  languageTitle: 'اللغة',
  languageDescription: 'لغة لوحة التحكم والمحرّر. لمواقعك لغاتها الخاصة.',
  languageLabel: 'لغة لوحة التحكم والمحرّر',
  browserLanguage: 'كما هو مضبوط في المتصفح',
});
