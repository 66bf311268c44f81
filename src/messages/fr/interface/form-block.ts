import { defineTranslation } from '../../define-messages.ts';
import type { formBlock as english } from '../../en/interface/form-block.ts';

export const formBlock = defineTranslation<typeof english>('formBlock', {
  name: 'Nom du formulaire',
  fields: 'Champs',
  notifyEmail: 'Envoyer les réponses à cette adresse e-mail',
  keepSubmissions: 'Conserver les réponses dans la liste des envois',
  purpose: 'Ce que fait le formulaire',
  takesAnswers: 'Recevoir des réponses',
  getMyData: 'Obtenir mes données',
  deleteMyData: 'Supprimer mes données',
  mailingList: 'Liste de diffusion',
  buttonText: 'Texte du bouton',
  buttonAlignment: 'Alignement du bouton',
  afterSending: 'Texte après l’envoi',
  pageAfterSending: 'Page après l’envoi',
  codeAfterSending: 'Code après l’envoi',
  codeAfterSendingHelp: 'HTML et scripts, exécutés sur le site publié après l’envoi d’un formulaire.',
  opensInOverlay: 'Ouvrir dans une superposition',
  opensInOverlayHelp: 'La page affiche un bouton ; le formulaire s’ouvre par-dessus la page.',
  openingButtonText: 'Texte du bouton qui ouvre le formulaire',
  captcha: 'Demander un CAPTCHA',
  captchaHelp: 'Le formulaire ne peut être envoyé qu’une fois celui-ci résolu.',
  disclaimer: 'Mention',
  needsConsent: 'Demander le consentement',
  consentText: 'Texte du consentement',
  titleOfField: 'Titre du champ',
});
