import { defineTranslation } from '../define-messages.ts';
import type { reviewMails as english } from '../en/review-mails.ts';

export const reviewMails = defineTranslation<typeof english>('reviewMails', {
  requestedSubject: '{person} : {page} est à relire',
  requestedLead:
    '{person} vous demande de regarder {page} sur {site}. La mise en ligne a lieu quand une personne autorisée approuve et publie.',
  note: 'Note',
  review: 'Voir ce qui attend',
  approvedSubject: '{page} : approuvé',
  approvedLead: '{person} a approuvé {page} sur {site}. La mise en ligne a lieu à la prochaine publication.',
  publishedSubject: '{page} est en ligne',
  publishedLead: '{person} a approuvé {page} sur {site} et l’a mis en ligne.',
  declinedSubject: '{page} est à revoir',
  declinedLead: '{person} a regardé {page} sur {site} et ne l’approuve pas encore.',
  remark: 'Remarque',
  open: 'Ouvrir la liste',
});
