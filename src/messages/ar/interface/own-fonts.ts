import { defineTranslation } from '../../define-messages.ts';
import type { ownFonts as english } from '../../en/interface/own-fonts.ts';

export const ownFonts = defineTranslation<typeof english>('ownFonts', {
  note: 'تظهر الخطوط التي ترفعها بجانب غيرها في القوائم أعلاه.',
  remove: 'إزالة {font}',
  removed: 'إزالة خط',
  added: 'إضافة خط',
  upload: 'رفع خطوط',
  italic: '{weight} مائل',
  forHeadings: '{weights} · مستخدم للعناوين',
  forParagraphs: '{weights} · مستخدم للفقرات',
  forBoth: '{weights} · مستخدم للعناوين والفقرات',
  connectionLost: 'انقطع الاتصال. يُرجى إعادة المحاولة.',
  tooLarge: 'الملف {name} كبير جدًا. الحد الأقصى لحجم الملف هو {max} م.ب.',
  send: 'رفع',
  sending: 'جارٍ الرفع…',
  drop: 'أفلت ملفات الخطوط هنا',
  dropHelp:
    'WOFF2 أو WOFF أو TTF أو OTF، بحد أقصى 5 م.ب لكل ملف. وتُجمع أوزان العائلة الواحدة وأشكالها المائلة معًا.',
  checking: 'جارٍ فحص {name} وتقليصه…',
  characters: 'الأحرف المراد إبقاؤها',
  latin: 'لاتيني',
  vietnamese: 'فيتنامي',
  cyrillic: 'سيريلي',
  greek: 'يوناني',
  allCharacters: 'كل ما في الملف',
  confirmed: 'لديّ الحق في استخدام هذه الخطوط على هذا الموقع',
  notAll: 'لم يُرفع كل شيء',
});
