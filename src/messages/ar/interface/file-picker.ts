import { defineTranslation } from '../../define-messages.ts';
import type { filePicker as english } from '../../en/interface/file-picker.ts';

export const filePicker = defineTranslation<typeof english>('filePicker', {
  choose: 'اختيار ملف',
  chooseFor: '{label}: اختيار ملف',
  chooseImage: 'اختيار صورة',
  chooseAudio: 'اختيار ملف صوتي',
  chooseVideo: 'اختيار فيديو',
  chooseSubtitles: 'اختيار ترجمة',
  search: 'البحث في الملفات',
  loading: 'جارٍ تحميل الملفات',
  loadFailed: 'تعذّر تحميل النتائج',
  files: 'الملفات',
  noneFound: 'لم يُعثر على أي ملف.',
  upload: 'رفع ملف',
  notUsable: 'لا يمكن استخدام الملف {name} هنا.',
  uploadProblem: 'حدثت مشكلة أثناء رفع ملفك.',
  uploadFailed: 'لم يكتمل رفع الملف',
  noImages: 'لا توجد صور في المكتبة بعد.',
  noAudio: 'لا توجد ملفات صوتية في المكتبة بعد.',
  noVideos: 'لا توجد مقاطع فيديو في المكتبة بعد.',
  noSubtitles: 'لا توجد ملفات ترجمة (.vtt) في المكتبة بعد.',
  noDocuments: 'لا توجد مستندات في المكتبة بعد.',
  none: 'لا توجد ملفات في المكتبة بعد.',
});
