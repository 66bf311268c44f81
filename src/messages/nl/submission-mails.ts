import { defineTranslation } from '../define-messages.ts';
import type { submissionMails as english } from '../en/submission-mails.ts';

export const submissionMails = defineTranslation<typeof english>('submissionMails', {
  subject: 'Inzending van formulier – {form}',
  sentFrom: 'Verzonden vanaf',
  open: 'Openen in Portico',
  form: 'Formulier',
});
