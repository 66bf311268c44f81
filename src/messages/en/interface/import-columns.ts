import { defineMessages } from '../../define-messages.ts';

/** What the columns of imported tables of members and subscribers may be (CRM-19). */
export const importColumns = defineMessages('importColumns', {
  status: 'Status',
  note: 'Note',
  joined: 'Joined on',
  confirmed: 'Confirmed on',
  lastSeen: 'Last seen on',
  customerId: 'Id at the payment provider',
  answer: 'Answer to an own field',
  agreed: 'Agreed on',
  unsubscribed: 'Unsubscribed on',
  bounced: 'Bounced on',
});
