import { defineMessages } from '../define-messages.ts';

/** What the mail about a submission says besides the submission. */
export const submissionMails = defineMessages('submissionMails', {
  subject: 'Form Submission - {form}',
  sentFrom: 'Sent from',
  open: 'Open in Portico',
  /** One without a name. */
  form: 'Form',
});
