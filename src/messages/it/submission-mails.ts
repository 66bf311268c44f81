import { defineTranslation } from '../define-messages.ts';
import type { submissionMails as english } from '../en/submission-mails.ts';

export const submissionMails = defineTranslation<typeof english>('submissionMails', {
  subject: 'Invio di un modulo – {form}',
  sentFrom: 'Inviato da',
  open: 'Apri in Portico',
  form: 'Modulo',
});
