import { defineTranslation } from '../../define-messages.ts';
import type { fieldRules as english } from '../../en/interface/field-rules.ts';

export const fieldRules = defineTranslation<typeof english>('fieldRules', {
  roleMissing: 'Bitte wählen Sie mindestens eine Rolle',
  yourNameMissing: 'Bitte geben Sie Ihren Namen ein',
  yourPasswordMissing: 'Bitte geben Sie Ihr Passwort ein',
  codeMissing: 'Bitte geben Sie einen Code ein',
  codeWrong: 'Dieser Code stimmt nicht oder wurde schon verwendet.',
  notYourAddress: 'Das ist nicht die Adresse Ihres Kontos.',
  setUpCodeMissing: 'Bitte geben Sie den Einrichtungscode ein',
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  titleMissing: 'Bitte geben Sie einen Titel ein',
  atLeast: 'Verwenden Sie mindestens {min} Zeichen.',
  atMost: 'Verwenden Sie höchstens {max} Zeichen.',
  passwordTooShort: 'Verwenden Sie mindestens {min} Zeichen',
  passwordTooLong: 'Verwenden Sie höchstens {max} Zeichen',
  passwordTooPlain: 'Verwenden Sie mehr verschiedene Zeichen',
  sessionToken: 'Senden Sie ein Sitzungstoken aus bis zu 36 Buchstaben und Ziffern.',
  languageCode: 'Senden Sie eine Sprache wie en oder pt-BR.',
  placeMissing: 'Geben Sie einen Ort ein.',
  noJson: 'Das ist kein gültiges JSON.',
  sameName: 'Zwei Felder haben denselben Namen.',
});
