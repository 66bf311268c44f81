import { defineTranslation } from '../../define-messages.ts';
import type { siteHandover as english } from '../../en/interface/site-handover.ts';

export const siteHandover = defineTranslation<typeof english>('siteHandover', {
  handOver: 'نقل ملكية الموقع…',
  handOverTitle: 'نقل ملكية الموقع إلى {name}؟',
  handOverText:
    'إن قبل {name} خلال 14 يومًا أصبح الموقع ملكه: هو من يقرر من يعمل عليه، ويمكنه حذفه، ويُحسب على حسابه. تحتفظ بأدوارك إلى أن تُغيَّر. وحتى ذلك الحين لا يتغير شيء، ويمكنك سحب العرض.',
  offer: 'عرض الموقع',
  offered: 'الموقع معروض على {name}',
  offeredText:
    'يمكن أن يقبل {name} حتى {date}، من الرسالة أو من لوحة التحكم. وحتى ذلك الحين يبقى الموقع ملكك.',
  offerOfOther: 'عرض المالك الموقع على {name}، ويمكن قبوله حتى {date}.',
  offerExpired: 'لم يُجب {name} خلال 14 يومًا. ما زال الموقع ملكك.',
  takeBack: 'سحب العرض',
  takenBack: 'لم يعد الموقع معروضًا على أحد',
  title: 'تولّي {site}؟',
  lead: 'يعرض عليك {name} هذا الموقع حتى {date}.',
  changes:
    'إن قبلت أصبح الموقع ملكك: لديك دور المسؤول، وأنت من يقرر من يعمل عليه، ويُحسب على حسابك. يحتفظ {name} بأدواره إلى أن تغيّرها.',
  accept: 'قبول الموقع',
  decline: 'رفض',
  later: 'ليس الآن',
  accepted: 'أصبح {site} ملكك من الآن',
  declined: 'رفضت {site}',
  received: 'يعرض عليك {name} الموقع {site}',
  until: 'يمكنك القبول حتى {date}.',
  see: 'عرض التفاصيل',
  signInFirst: 'سجّل الدخول بالحساب الذي أُرسلت إليه الرسالة لترى العرض.',
  noOffer: 'موقع معروض عليك',
});
