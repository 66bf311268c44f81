import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'أوقف فيديو الخلفية',
  playBackgroundVideo: 'شغّل فيديو الخلفية',
  showContent: 'عرض المحتوى',
  heldContent: 'هذا المحتوى من مواقع أخرى. يُحمَّل عندما تطلبه، أو عندما تقبل ملفات تعريف الارتباط.',
  playVideo: 'تشغيل الفيديو: {name}',
  playVideoFrom: 'تشغيل الفيديو: {name}. يُشغَّل من {provider}',
  playsFrom: 'يُشغَّل من {provider}',
  download: 'تنزيل',
  openLink: 'فتح الرابط',
  footnotes: 'الحواشي',
  backToReference: 'العودة إلى المرجع {number}',
  done: 'تم: ',
  toDo: 'للتنفيذ: ',
});
