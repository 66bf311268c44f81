import { defineTranslation } from '../define-messages.ts';
import type { reviewMails as english } from '../en/review-mails.ts';

export const reviewMails = defineTranslation<typeof english>('reviewMails', {
  requestedSubject: '{person}: {page} è da rivedere',
  requestedLead:
    '{person} Le chiede di guardare {page} su {site}. Va online quando qualcuno che può pubblicare lo approva e lo pubblica.',
  note: 'Nota',
  review: 'Vedere che cosa attende',
  approvedSubject: '{page}: approvato',
  approvedLead: '{person} ha approvato {page} su {site}. Va online con la prossima pubblicazione.',
  publishedSubject: '{page} è online',
  publishedLead: '{person} ha approvato {page} su {site} e l’ha pubblicato.',
  declinedSubject: '{page} richiede altro lavoro',
  declinedLead: '{person} ha guardato {page} su {site} e non l’ha ancora approvato.',
  remark: 'Commento',
  open: 'Aprire l’elenco',
});
