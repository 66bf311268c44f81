import { defineTranslation } from '../define-messages.ts';
import type { submissionMails as english } from '../en/submission-mails.ts';

export const submissionMails = defineTranslation<typeof english>('submissionMails', {
  subject: 'Formulareinsendung – {form}',
  sentFrom: 'Gesendet von',
  open: 'In Portico öffnen',
  form: 'Formular',
});
