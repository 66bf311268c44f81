import { defineTranslation } from '../define-messages.ts';
import type { submissionMails as english } from '../en/submission-mails.ts';

export const submissionMails = defineTranslation<typeof english>('submissionMails', {
  subject: 'رد على نموذج – {form}',
  sentFrom: 'أُرسل من',
  open: 'الفتح في Portico',
  form: 'نموذج',
});
