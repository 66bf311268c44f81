import { defineTranslation } from '../define-messages.ts';
import type { reviewMails as english } from '../en/review-mails.ts';

export const reviewMails = defineTranslation<typeof english>('reviewMails', {
  requestedSubject: '{person}: {page} is klaar voor controle',
  requestedLead:
    '{person} vraagt u om {page} op {site} te bekijken. Het gaat live als iemand die mag publiceren het goedkeurt en publiceert.',
  note: 'Notitie',
  review: 'Bekijken wat wacht',
  approvedSubject: '{page} is goedgekeurd',
  approvedLead: '{person} heeft {page} op {site} goedgekeurd. Het gaat live bij de volgende publicatie.',
  publishedSubject: '{page} is live',
  publishedLead: '{person} heeft {page} op {site} goedgekeurd en gepubliceerd.',
  declinedSubject: '{page} is nog niet klaar',
  declinedLead: '{person} heeft {page} op {site} bekeken en nog niet goedgekeurd.',
  remark: 'Opmerking',
  open: 'Lijst openen',
});
