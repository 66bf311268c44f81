import { defineTranslation } from '../../define-messages.ts';
import type { secondFactor as english } from '../../en/interface/second-factor.ts';

export const secondFactor = defineTranslation<typeof english>('secondFactor', {
  title: 'العامل الثاني',
  description: 'يتطلب تسجيل الدخول رمزًا من تطبيق على هاتفك إلى جانب كلمة المرور.',
  loading: 'يجري تحميل العامل الثاني',
  onSince: 'مفعّل منذ {date}.',
  codesLeft:
    '{count, plural, zero {لم يبقَ أي رمز استرداد: أنشئ رموزًا جديدة.} one {بقي رمز استرداد واحد.} two {بقي رمزا استرداد.} few {بقيت # رموز استرداد.} many {بقي # رمز استرداد.} other {بقي # رمز استرداد.}}',
  setUp: 'إعداد',
  newCodes: 'إنشاء رموز استرداد جديدة',
  turnOff: 'إيقاف',
  turnedOff: 'العامل الثاني متوقف.',
  setUpTitle: 'إعداد العامل الثاني',
  scan: 'امسح هذه الصورة بتطبيق مصادقة.',
  picture: 'رمز QR يحمل المفتاح الوارد أدناه',
  orType: 'أو أدخل هذا المفتاح في التطبيق:',
  firstCode: 'الرمز الذي يعرضه التطبيق',
  turnOn: 'تفعيل',
  codesLead:
    'احتفظ برموز الاسترداد هذه في مكان آمن. يسجّل كل منها دخولك مرة واحدة عندما لا يكون هاتفك معك. لن تُعرض مرة أخرى.',
  download: 'تنزيل',
  print: 'طباعة',
  code: 'الرمز',
  codeHint: 'ستة أرقام من تطبيقك أو رمز استرداد.',
  trust: 'عدم السؤال في هذا المتصفح لمدة 30 يومًا',
  signIn: 'تسجيل الدخول',
});
