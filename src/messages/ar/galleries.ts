import { defineTranslation } from '../define-messages.ts';
import type { galleries as english } from '../en/galleries.ts';

export const galleries = defineTranslation<typeof english>('galleries', {
  name: 'معرض الصور',
  thumbnails: 'صور مصغّرة',
  previous: 'السابق',
  next: 'التالي',
  caption: 'تعليق الصورة',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  position: '{index} من {count}',
});
