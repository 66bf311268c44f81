import { defineTranslation } from '../define-messages.ts';
import type { submissionMails as english } from '../en/submission-mails.ts';

export const submissionMails = defineTranslation<typeof english>('submissionMails', {
  subject: 'Envío de formulario: {form}',
  sentFrom: 'Enviado desde',
  open: 'Abrir en Portico',
  form: 'Formulario',
});
