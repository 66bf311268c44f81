import { defineTranslation } from '../../define-messages.ts';
import type { contactPrivacy as english } from '../../en/interface/contact-privacy.ts';

export const contactPrivacy = defineTranslation<typeof english>('contactPrivacy', {
  title: 'البيانات الشخصية',
  text: 'كل ما يحتفظ به الموقع عن هذا الشخص في نسخة واحدة، أو لا شيء منه بعد الآن.',
  copy: 'تنزيل نسخة',
  erase: 'محو…',
  eraseTitle: 'محو {name}؟',
  eraseText: 'لا يمكن التراجع عن ذلك. تنفّذه مهمة خلال 24 ساعة، وغالبًا فورًا.',
  eraseNow: 'محو نهائي',
  erasing: 'جارٍ محو الشخص.',
  gone: 'يُمحى',
  anonymous: 'يبقى بلا اسم',
  receipt: 'يبقى، والاسم والعنوان على الإيصال وحده',
  memberships: 'العضويات',
  consents: 'الموافقات والقوائم',
  submissions: 'ردود النماذج',
  comments: 'التعليقات',
  orders: 'الطلبات',
  requests: 'طلبات تخص بياناته',
  mails: 'الرسائل',
  contact: 'جهة الاتصال مع الملاحظات والوسوم',
  other: 'بيانات أخرى',
  log: 'عمليات التصدير والمحو',
  nothingLogged: 'لم يُصدَّر شيء أو يُستورد أو يُمحَ بعد.',
  exported:
    '{count, plural, zero {لم يُصدَّر أحد} one {صُدِّر شخص واحد} two {صُدِّر شخصان} few {صُدِّر # أشخاص} many {صُدِّر # شخصًا} other {صُدِّر # شخص}}',
  imported:
    '{count, plural, zero {لم يُستورد أحد} one {استُورد شخص واحد} two {استُورد شخصان} few {استُورد # أشخاص} many {استُورد # شخصًا} other {استُورد # شخص}}',
  copied: 'نسخة من بيانات شخص واحد',
  erased:
    '{count, plural, zero {لم يُمحَ أحد} one {مُحي شخص واحد} two {مُحي شخصان} few {مُحي # أشخاص} many {مُحي # شخصًا} other {مُحي # شخص}}',
  formerAccount: 'حساب سابق',
});
