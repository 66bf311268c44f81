import { defineTranslation } from '../../define-messages.ts';
import type { imageFields as english } from '../../en/interface/image-fields.ts';

export const imageFields = defineTranslation<typeof english>('imageFields', {
  image: 'الصورة',
  inline: 'بسيطة مع تسمية توضيحية',
  poster: 'ملصق: نص فوق الصورة',
  card: 'بطاقة: نص بجانب الصورة',
  overlap: 'تداخل: نص فوق حافة',
  collage: 'كولاج: نص فوق زاوية',
  stack: 'تكديس: نص تحت الصورة',
  mode: 'الصورة في إطارها',
  asHighAsBlock: 'بارتفاع الكتلة',
  asThePicture: 'كما هي الصورة',
  square: 'مربع (1:1)',
  button: 'الزر',
  buttonHelp: 'يقود الزر إلى الرابط. وبدون زر تحمل الصورة الرابط.',
  side: 'موضع الصورة',
  first: 'أولًا',
  last: 'أخيرًا',
  textAlignment: 'محاذاة النص',
  buttonKind: 'نمط الزر',
});
