import { defineTranslation } from '../define-messages.ts';
import type { newsletters as english } from '../en/newsletters.ts';

export const newsletters = defineTranslation<typeof english>('newsletters', {
  checkInbox: 'Veuillez consulter votre boîte de réception pour confirmer.',
  email: 'E-mail',
  title: 'Lettre d’information',
  confirmTitle: 'Confirmez votre abonnement à {list}',
  confirm: 'Confirmer l’abonnement',
  confirmedTitle: 'Votre abonnement est confirmé',
  confirmed: 'Vous recevrez désormais {list}. Chaque e-mail contient un lien pour vous désabonner.',
  usedTitle: 'Ce lien a déjà été utilisé',
  leftSince:
    'Vous vous êtes désabonné de {list} depuis. Inscrivez-vous à nouveau sur le site si vous voulez la recevoir.',
  leaveTitle: 'Se désabonner de {list}',
  leave: 'Vous ne recevrez plus d’e-mails de {list}.',
  unsubscribe: 'Se désabonner',
  leftTitle: 'Vous êtes désabonné',
  left: 'Vous ne recevez plus d’e-mails de {list}.',
  undo: 'Annuler',
  returnTitle: 'S’abonner à {list}',
  deadLinkTitle: 'Ce lien ne fonctionne pas',
  deadLink:
    'Il a expiré ou est incomplet. Saisissez votre adresse pour recevoir par e-mail un nouveau lien de désabonnement.',
  sendLink: 'Envoyer le lien',
  inboxTitle: 'Consultez votre boîte de réception',
  inbox: 'Si cette adresse figure sur une liste de ce site, un e-mail contenant le lien est en route.',
  back: 'Retour à {site}',
});
