import { defineMessages } from '../define-messages.ts';

/** What mails about reviews of pages say. */
export const reviewMails = defineMessages('reviewMails', {
  requestedSubject: '{person}: {page} is ready for review',
  requestedLead:
    '{person} asks you to look at {page} on {site}. It goes live when somebody who may publish approves and publishes it.',
  note: 'Note',
  review: 'See what waits',
  approvedSubject: '{page} was approved',
  approvedLead: '{person} approved {page} on {site}. It goes live with the next publish.',
  publishedSubject: '{page} is live',
  publishedLead: '{person} approved {page} on {site} and published it.',
  declinedSubject: '{page} needs more work',
  declinedLead: '{person} looked at {page} on {site} and did not approve it yet.',
  remark: 'Remark',
  open: 'Open the list',
});
