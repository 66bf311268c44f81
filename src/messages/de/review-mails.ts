import { defineTranslation } from '../define-messages.ts';
import type { reviewMails as english } from '../en/review-mails.ts';

export const reviewMails = defineTranslation<typeof english>('reviewMails', {
  requestedSubject: '{person}: {page} ist bereit zur Prüfung',
  requestedLead:
    '{person} bittet Sie, sich {page} auf {site} anzusehen. Es geht live, wenn jemand mit dem Recht dazu es freigibt und veröffentlicht.',
  note: 'Notiz',
  review: 'Ansehen, was wartet',
  approvedSubject: '{page} wurde freigegeben',
  approvedLead: '{person} hat {page} auf {site} freigegeben. Es geht mit der nächsten Veröffentlichung live.',
  publishedSubject: '{page} ist live',
  publishedLead: '{person} hat {page} auf {site} freigegeben und veröffentlicht.',
  declinedSubject: '{page} ist noch nicht so weit',
  declinedLead: '{person} hat sich {page} auf {site} angesehen und noch nicht freigegeben.',
  remark: 'Anmerkung',
  open: 'Liste öffnen',
});
