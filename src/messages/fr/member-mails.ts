import { defineTranslation } from '../define-messages.ts';
import type { memberMails as english } from '../en/member-mails.ts';

export const memberMails = defineTranslation<typeof english>('memberMails', {
  confirmSubject: 'Confirmez votre e-mail pour {site}',
  confirmLead: 'Confirmez votre e-mail pour rejoindre {site}.',
  confirmButton: 'Confirmer l’e-mail',
  codeIs: 'Ou saisissez ce code : {code}',
  confirmNote:
    'Le lien est valable 24 heures, le code 15 minutes. Si vous n’avez pas demandé cet e-mail, ignorez-le.',
  signInSubject: 'Se connecter à {site}',
  signInLead: 'Voici votre lien pour vous connecter à {site}.',
  hasAccountLead:
    'Quelqu’un a voulu rejoindre {site} avec cette adresse. Vous avez déjà un compte : connectez-vous avec ce lien.',
  signInButton: 'Se connecter',
  signInNote:
    'Le lien fonctionne une fois, pendant 60 minutes ; le code pendant 15 minutes. Si vous n’avez pas demandé cet e-mail, ignorez-le.',
  resetSubject: 'Choisissez un nouveau mot de passe pour {site}',
  resetLead: 'Choisissez un nouveau mot de passe pour votre compte sur {site}.',
  resetButton: 'Choisir un mot de passe',
  resetNote:
    'Le lien fonctionne une fois, pendant 60 minutes. Si vous n’avez pas demandé cet e-mail, ignorez-le.',
  passwordSubject: 'Votre mot de passe pour {site} a été changé',
  passwordLead:
    'Le mot de passe de votre compte sur {site} a été changé et toutes les autres sessions sont fermées.',
  passwordNote: 'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe.',
  newEmailSubject: 'Confirmez votre nouvel e-mail pour {site}',
  newEmailLead: 'Confirmez que votre compte sur {site} doit utiliser cette adresse.',
  newEmailNote:
    'Le lien fonctionne une fois, pendant 24 heures. Si vous n’avez pas demandé cet e-mail, ignorez-le.',
  oldEmailSubject: 'Votre e-mail pour {site} a été changé',
  oldEmailLead: 'Votre compte sur {site} utilise maintenant {email}.',
  oldEmailNote: 'Si ce n’était pas vous, le lien rétablit votre ancienne adresse pendant 72 heures.',
  undoButton: 'Annuler',
  joinedSubject: 'Vos comptes sur {site} ont été réunis',
  joinedLead:
    'Votre compte sur {site} a été réuni avec celui de {email}. Connectez-vous désormais avec {email}.',
  removedSubject: 'Votre compte sur {site} a été supprimé',
  removedLead: 'Votre compte sur {site} a été supprimé. Il est effacé dans 7 jours.',
  removedNote: 'D’ici là, le lien le rétablit.',
  restoreButton: 'Rétablir le compte',
  invitationSubject: 'Rejoignez {site}',
  invitationLead: 'Vous êtes invité à rejoindre {site}.',
  invitationButton: 'Accepter l’invitation',
  invitationNote:
    'Le lien fonctionne une fois, pendant 14 jours. Si vous ne savez pas de quoi il s’agit, ignorez ce message.',
  welcomeSubject: 'Bienvenue sur {site}',
  welcomeLead:
    'Vous avez maintenant un compte sur {site}. Connectez-vous avec cette adresse : un lien vous est envoyé.',
  welcomeNote: 'Le propriétaire du site vous a ajouté.',
});
