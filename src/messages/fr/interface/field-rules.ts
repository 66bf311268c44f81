import { defineTranslation } from '../../define-messages.ts';
import type { fieldRules as english } from '../../en/interface/field-rules.ts';

export const fieldRules = defineTranslation<typeof english>('fieldRules', {
  roleMissing: 'Veuillez choisir au moins un rôle',
  yourNameMissing: 'Veuillez saisir votre nom',
  yourPasswordMissing: 'Veuillez saisir votre mot de passe',
  codeMissing: 'Veuillez saisir un code',
  codeWrong: 'Ce code est incorrect ou a déjà été utilisé.',
  notYourAddress: 'Ce n’est pas l’adresse de votre compte.',
  setUpCodeMissing: 'Veuillez saisir le code d’installation',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide',
  nameMissing: 'Veuillez saisir un nom.',
  titleMissing: 'Veuillez saisir un titre',
  atLeast: 'Utilisez au moins {min} caractères.',
  atMost: 'Utilisez {max} caractères au plus.',
  passwordTooShort: 'Utilisez au moins {min} caractères',
  passwordTooLong: 'Utilisez {max} caractères au plus',
  passwordTooPlain: 'Utilisez davantage de caractères différents',
  sessionToken: 'Envoyez un jeton de session de 36 lettres et chiffres au plus.',
  languageCode: 'Envoyez une langue telle que en ou pt-BR.',
  placeMissing: 'Saisissez un lieu.',
  noJson: 'Ce n’est pas du JSON valide.',
  sameName: 'Deux champs ont le même nom.',
});
