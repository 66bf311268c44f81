import { defineTranslation } from '../define-messages.ts';
import type { newsletterMails as english } from '../en/newsletter-mails.ts';

export const newsletterMails = defineTranslation<typeof english>('newsletterMails', {
  confirmSubject: 'Confirmez votre abonnement à {list}',
  confirmLead: 'Quelqu’un, sans doute vous, a saisi cette adresse pour recevoir {list} de {site}.',
  confirmAsk: 'Confirmez que vous le souhaitez. Le lien est valable 30 jours.',
  confirmButton: 'Confirmer l’abonnement',
  confirmNote: 'Si ce n’était pas vous, ne faites rien : vous ne recevrez plus de messages.',
  welcomeSubject: 'Vous êtes abonné à {list}',
  welcomeLead: 'Cette adresse reçoit désormais {list} de {site}.',
  welcomeNote:
    'Si ce n’était pas vous, ou si vous changez d’avis, vous pouvez vous désabonner à tout moment.',
  leaveSubject: 'Votre lien pour vous désabonner de {list}',
  leaveLead: 'Vous avez demandé le lien pour vous désabonner de {list} de {site}.',
  leaveNote: 'Si vous ne l’avez pas demandé, ne faites rien.',
  unsubscribe: 'Se désabonner',
});
