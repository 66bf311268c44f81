import { defineTranslation } from '../../define-messages.ts';
import type { fileUploads as english } from '../../en/interface/file-uploads.ts';

export const fileUploads = defineTranslation<typeof english>('fileUploads', {
  processingCancelled: 'أُلغيت معالجة الملف',
  processingIncomplete: 'لم تكتمل معالجة الملف',
  uploadIncomplete: 'لم يكتمل رفع الملف',
  renameFailed: 'حدثت مشكلة أثناء إعادة تسمية ملفك.',
  uploadFailed: 'حدثت مشكلة أثناء رفع ملفك.',
  nameMissing: 'يُرجى إدخال اسم ملف',
  uploadCancelled: 'أُلغي الرفع',
  unsupported: 'لا يبدو أن الملف {name} ملف مدعوم.',
  unsupportedImage: 'لا يبدو أن الملف {name} ملف صورة مدعوم.',
  tooLarge: 'الملف {name} كبير جدًا. الحجم الأقصى المسموح به هو {max}.',
  ofPictures: 'صورة ',
});
