import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: 'يدعوك {inviter} إلى {site}',
  invitationLead:
    'يدعوك {inviter} إلى العمل على الموقع {site} على {host}. يعمل الرابط مرة واحدة، لمدة 14 يومًا.',
  join: 'الانضمام إلى الموقع',
  invitationNote: 'إن لم تكن تعرف ما الأمر، فيمكنك تجاهل هذه الرسالة: لن يحدث شيء.',
  handoverSubject: 'يعرض عليك {owner} الموقع {site}',
  handoverLead:
    'يريد {owner} أن ينقل إليك ملكية الموقع {site} على {host}. إن قبلت أصبح ملكك: أنت من يقرر من يعمل عليه، ويُحسب على حسابك. العرض صالح لمدة 14 يومًا.',
  seeOffer: 'عرض التفاصيل',
  handoverNote: 'لا يتغير شيء قبل أن تقبل.',
  takenOverSubject: 'أصبح {site} ملكك',
  takenOverLead: 'قبلت الموقع {site}. أصبح ملكك من الآن، ولديك عليه دور المسؤول.',
  handedOverSubject: 'أصبح {site} ملك {newOwner}',
  handedOverLead: 'قبل {newOwner} الموقع {site}، فأصبح ملكه من الآن. تحتفظ بأدوارك عليه إلى أن يغيّرها أحد.',
  toDashboard: 'إلى لوحة التحكم',
  handoverDeclinedSubject: 'رفض {person} الموقع {site}',
  handoverDeclinedLead: 'لن يتولى {person} الموقع {site}. ما زال ملكك، ولم يتغير شيء.',
});
