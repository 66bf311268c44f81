import { defineTranslation } from '../define-messages.ts';
import type { commentMails as english } from '../en/comment-mails.ts';

export const commentMails = defineTranslation<typeof english>('commentMails', {
  subject:
    '{count, plural, zero {لا تعليقات جديدة في {site}} one {تعليق جديد في {site}} two {تعليقان جديدان في {site}} few {# تعليقات جديدة في {site}} many {# تعليقًا جديدًا في {site}} other {# تعليق جديد في {site}}}',
  on: '{name} على «{title}»',
  waits: 'ينتظر أن يقبله أحد.',
  more: '{count, plural, zero {لا مزيد في القائمة.} one {تعليق آخر في القائمة.} two {تعليقان آخران في القائمة.} few {# تعليقات أخرى في القائمة.} many {# تعليقًا آخر في القائمة.} other {# تعليق آخر في القائمة.}}',
  open: 'اقرأ وقرِّر',
  note: 'لقد طلبت هذه الرسائل في قائمة التعليقات، ويمكنك إيقافها هناك.',
  replySubject: 'رد عليك {name} في {site}',
  replyOn: 'رد {name} على «{title}»',
  readReply: 'اقرأ ورُد',
  replyNote: 'لقد طلبت رسائل عن الردود.',
  leaveThread: 'لا مزيد عن هذا النقاش',
  leaveAll: 'لا مزيد إطلاقًا',
  confirmSubject: 'رسائل عن الردود في {site}؟',
  confirmLead:
    'علّق أحدهم على «{title}» في {site} بهذا العنوان ويريد رسائل عن الردود. إن كنت أنت، يُرجى التأكيد.',
  confirmButton: 'راسلوني عن الردود',
  confirmNote: 'إن لم تكن أنت، فلا داعي لفعل شيء.',
  noteOwn: 'لقد طلبت هذه الرسائل في إعدادات عنصر، ويمكنك إيقافها هناك.',
  readOnSite: 'اقرأ في الموقع',
});
