import { defineTranslation } from '../define-messages.ts';
import type { accountMails as english } from '../en/account-mails.ts';

export const accountMails = defineTranslation<typeof english>('accountMails', {
  signUpSubject: 'Terminez la création de votre compte',
  signUpLead:
    'Choisissez votre nom et un mot de passe pour terminer. Le lien fonctionne une seule fois, pendant 24 heures.',
  signUpNote:
    'Si vous n’avez pas demandé de compte, vous pouvez ignorer cet e-mail : aucun compte n’est créé.',
  createAccount: 'Créer le compte',
  signIn: 'Se connecter',
  ignore: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
  ignoreUnchanged: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail : rien n’a changé.',
  chooseAtOnce: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : {link}',
  invitationSubject: '{inviter} vous invite',
  invitationLead:
    '{inviter} vous invite à créer des sites web sur {host}. Choisissez votre nom et un mot de passe pour commencer. Le lien fonctionne une seule fois, pendant 14 jours.',
  invitationNote:
    'Si vous ne savez pas de quoi il s’agit, vous pouvez ignorer cet e-mail : aucun compte n’est créé.',
  hasAccountSubject: 'Vous avez déjà un compte',
  hasAccountLead:
    'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Elle en a déjà un.',
  resetSubject: 'Choisissez un nouveau mot de passe',
  resetLead:
    'Ce lien vous permet de choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant une heure.',
  resetButton: 'Choisir un nouveau mot de passe',
  resetNote:
    'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
  noAccountSubject: 'Aucun compte n’utilise cette adresse',
  noAccountLead:
    'Quelqu’un, sans doute vous, a voulu choisir un nouveau mot de passe pour cette adresse, mais aucun compte ne l’utilise. Vous vous êtes peut-être inscrit avec une autre.',
  passwordChangedSubject: 'Votre mot de passe a été modifié',
  passwordChangedLead:
    'Le mot de passe de votre compte a été modifié et toutes les autres sessions ont été fermées.',
  secondFactorSubject: 'Le second facteur de votre compte a été modifié',
  secondFactorOn:
    'Un second facteur a été activé : en plus du mot de passe, la connexion demande désormais un code de votre application.',
  secondFactorOff:
    'Le second facteur a été désactivé : le mot de passe suffit désormais pour se connecter à votre compte.',
  secondFactorReset:
    'La personne qui gère cette installation a désactivé le second facteur de votre compte : le mot de passe suffit désormais pour se connecter.',
  recoveryCodesNew:
    'De nouveaux codes de récupération ont été créés pour votre compte ; les précédents ne fonctionnent plus.',
  recoveryCodeUsed:
    'Un code de récupération a été utilisé pour votre compte. Il ne fonctionnera pas une seconde fois.',
  waysInSubject: 'La connexion à votre compte a été modifiée',
  passkeyAdded:
    'Une clé d’accès a été ajoutée à votre compte. Elle connecte sans mot de passe ni second facteur.',
  passkeyRemoved: 'Une clé d’accès de votre compte a été retirée. Elle ne connecte plus.',
  passwordOff:
    'Le mot de passe de votre compte a été désactivé : seules les clés d’accès permettent désormais de se connecter. Toutes les autres sessions ont été fermées.',
  passwordOn:
    'Le mot de passe de votre compte a été réactivé, avec un nouveau. Toutes les autres sessions ont été fermées.',
  passwordAgain:
    'La personne qui gère cette installation permet de nouveau un mot de passe à votre compte : choisissez-le avec « Mot de passe oublié ? ». Vos clés d’accès restent inchangées.',
  newSignInSubject: 'Nouvelle connexion à votre compte',
  newSignInLead: 'Une connexion à votre compte a eu lieu dans un navigateur inconnu jusque-là : {device}.',
  newSignInNote: 'Si c’était vous, vous pouvez ignorer cet e-mail.',
  accountDeletedSubject: 'Votre compte a été supprimé',
  accountDeletedLead:
    'Votre compte sur {host} a été supprimé et toutes ses sessions ont été fermées. Il ne peut pas être rétabli.',
  confirmEmailSubject: 'Confirmez votre nouvelle adresse e-mail',
  confirmEmailLead:
    'Ce lien vous permet de vous connecter désormais avec cette adresse. Il fonctionne une seule fois, pendant 24 heures.',
  confirmEmailButton: 'Confirmer cette adresse',
  confirmEmailNote: 'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail : rien n’a changé.',
  emailChangesSubject: 'Votre adresse e-mail va changer',
  emailChangesLead:
    'Votre compte doit désormais utiliser {newEmail}. Le changement prend effet dès que cette adresse est confirmée.',
  emailChangedSubject: 'Votre adresse e-mail a été modifiée',
  emailChangedLead:
    'Votre compte utilise désormais {newEmail} ; cette adresse-ci ne permet plus de se connecter. Toutes les autres sessions ont été fermées.',
  emailChangedUndo:
    'Si ce n’était pas vous, annulez le changement : votre compte utilise de nouveau cette adresse, tout le monde est déconnecté et vous choisissez un nouveau mot de passe. Le lien fonctionne une seule fois, pendant 7 jours.',
  emailChangedButton: 'Annuler le changement',
  emailChangedNote: 'Si c’était vous, vous pouvez ignorer cet e-mail.',
  changeUndoneSubject: 'Le changement de votre adresse e-mail a été annulé',
  changeUndoneLead:
    'Le compte utilise de nouveau son ancienne adresse ; celle-ci ne permet plus de se connecter. Toutes les sessions ont été fermées.',
  changeUndoneNote: 'Si vous ne vous y attendiez pas, demandez à la personne qui gère {host}.',
  emailTakenSubject: 'Cette adresse a déjà un compte',
  emailTakenLead:
    'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte. Elle en a déjà un, rien n’a donc été modifié.',
});
