import { defineTranslation } from '../define-messages.ts';
import type { submissionMails as english } from '../en/submission-mails.ts';

export const submissionMails = defineTranslation<typeof english>('submissionMails', {
  subject: 'Envoi de formulaire – {form}',
  sentFrom: 'Envoyé depuis',
  open: 'Ouvrir dans Portico',
  form: 'Formulaire',
});
