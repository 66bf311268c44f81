import { defineTranslation } from '../define-messages.ts';
import type { reviewMails as english } from '../en/review-mails.ts';

export const reviewMails = defineTranslation<typeof english>('reviewMails', {
  requestedSubject: '{person}: ‏{page} بانتظار المراجعة',
  requestedLead:
    'يطلب منك {person} أن تطّلع على {page} في {site}. يصبح مباشرًا حين يوافق عليه وينشره من يحق له النشر.',
  note: 'ملاحظة',
  review: 'عرض ما ينتظر',
  approvedSubject: 'تمت الموافقة على {page}',
  approvedLead: 'وافق {person} على {page} في {site}. يصبح مباشرًا مع النشر التالي.',
  publishedSubject: '{page} مباشر الآن',
  publishedLead: 'وافق {person} على {page} في {site} ونشره.',
  declinedSubject: 'يحتاج {page} إلى عمل إضافي',
  declinedLead: 'اطّلع {person} على {page} في {site} ولم يوافق عليه بعد.',
  remark: 'تعليق',
  open: 'فتح القائمة',
});
