import { defineTranslation } from '../../define-messages.ts';
import type { sectionBackground as english } from '../../en/interface/section-background.ts';

export const sectionBackground = defineTranslation<typeof english>('sectionBackground', {
  title: 'الخلفية',
  theme: 'السمة',
  color: 'لون',
  gradient: 'تدرّج',
  image: 'صورة',
  video: 'فيديو',
  backgroundColor: 'لون الخلفية',
  backgroundImage: 'صورة الخلفية',
  overImage: 'لون فوق الصورة',
  backgroundVideo: 'فيديو الخلفية',
  videoHelp: 'يعمل بلا صوت مرة بعد مرة، ويمكن للزوار إيقافه.',
  chooseVideo: 'اختر ملف فيديو مرفوعًا.',
  inPlaceOfVideo: 'صورة بدلًا منه',
  inPlaceOfVideoHelp: 'تظهر إلى أن يعمل الفيديو، ولمن يفضّل من الزوار حركة أقل أو يوفّر البيانات.',
  overVideo: 'لون فوق الفيديو',
  firstColor: 'اللون الأول',
  secondColor: 'اللون الثاني',
  thirdColor: 'اللون الثالث',
  removeThirdColor: 'إزالة اللون الثالث',
  angle: 'الزاوية',
  hardToRead: 'تصعب قراءة النص على هذه الألوان',
  hardToReadHelp: 'إنها متباعدة كثيرًا: لا يوجد لون نص يُقرأ عليها كلها. اختر ألوانًا كلها فاتحة أو كلها داكنة.',
});
