import { defineTranslation } from '../../define-messages.ts';
import type { secondFactor as english } from '../../en/interface/second-factor.ts';

export const secondFactor = defineTranslation<typeof english>('secondFactor', {
  title: 'Second facteur',
  description:
    'En plus de votre mot de passe, la connexion demande un code d’une application de votre téléphone.',
  loading: 'Chargement du second facteur',
  onSince: 'Activé depuis le {date}.',
  codesLeft:
    '{count, plural, =0 {Il ne reste aucun code de récupération : créez-en de nouveaux.} one {Il reste # code de récupération.} many {Il reste # codes de récupération.} other {Il reste # codes de récupération.}}',
  setUp: 'Configurer',
  newCodes: 'Créer de nouveaux codes de récupération',
  turnOff: 'Désactiver',
  turnedOff: 'Le second facteur est désactivé.',
  setUpTitle: 'Configurer le second facteur',
  scan: 'Scannez cette image avec une application d’authentification.',
  picture: 'Code QR contenant la clé ci-dessous',
  orType: 'Ou saisissez cette clé dans l’application :',
  firstCode: 'Code affiché par l’application',
  turnOn: 'Activer',
  codesLead:
    'Conservez ces codes de récupération en lieu sûr. Chacun vous connecte une fois lorsque vous n’avez pas votre téléphone. Ils ne seront plus affichés.',
  download: 'Télécharger',
  print: 'Imprimer',
  code: 'Code',
  codeHint: 'Six chiffres de votre application, ou un code de récupération.',
  trust: 'Ne plus demander dans ce navigateur pendant 30 jours',
  signIn: 'Se connecter',
});
