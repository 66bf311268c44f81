import { defineTranslation } from '../define-messages.ts';
import type { dataRequests as english } from '../en/data-requests.ts';

export const dataRequests = defineTranslation<typeof english>('dataRequests', {
  getMyData: 'Obtenir mes données',
  deleteMyData: 'Supprimer mes données',
  getText:
    'Demandez une copie de tout ce que ce site conserve à votre sujet, y compris formulaires, commentaires et messages ; vous recevez une réponse par e-mail sous 30 jours.',
  deleteText: 'Demandez que tout ce que ce site conserve à votre sujet soit supprimé.',
  mailedTo: 'Un lien envoyé à {email} confirme que c’est bien vous.',
  inboxTitle: 'Consultez votre boîte de réception',
  checkInbox: 'Ouvrez le lien du message que nous vous avons envoyé : il confirme votre demande.',
  confirmTitle: 'Confirmez votre demande',
  confirm: 'Confirmer la demande',
  confirmLead:
    '{kind, select, copy {Une copie des données que ce site conserve au sujet de {email}.} other {Les données que ce site conserve au sujet de {email} doivent être supprimées.}}',
  confirmedTitle: 'Votre demande est confirmée',
  confirmed:
    '{kind, select, copy {Vous recevez une réponse par e-mail avant le {date}.} other {La réponse est donnée avant le {date}. Une fois vos données supprimées, aucun message ne suit, car votre adresse est supprimée elle aussi.}}',
  linkTitle: 'Ce lien ne fonctionne pas',
  linkUsed: 'Cette demande est déjà confirmée.',
  linkExpired: 'Le lien a expiré. Refaites la demande sur le site.',
  linkUnknown: 'Le lien a expiré ou est incomplet. Refaites la demande sur le site.',
  copyTitle: 'Vos données',
  copyUntil: 'Le lien fonctionne jusqu’au {date}.',
  sendCodeText: 'Pour que personne d’autre n’ouvre vos données, un code est envoyé à {email}.',
  sendCode: 'Envoyer le code',
  codeSent: 'Saisissez les six chiffres du message que nous vous avons envoyé.',
  code: 'Code',
  codeWrong: 'Ce code est faux ou ne fonctionne plus.',
  download: 'Télécharger',
});
