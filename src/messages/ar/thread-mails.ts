import { defineTranslation } from '../define-messages.ts';
import type { threadMails as english } from '../en/thread-mails.ts';

export const threadMails = defineTranslation<typeof english>('threadMails', {
  subject: 'ذكرك {person} في ‏{page}',
  lead: 'ذكرك {person} في تعليق على {page} في {site}.',
  comment: 'تعليق',
  open: 'عرض التعليق',
});
