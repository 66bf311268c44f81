import { defineTranslation } from '../../define-messages.ts';
import type { recordRules as english } from '../../en/interface/record-rules.ts';

export const recordRules = defineTranslation<typeof english>('recordRules', {
  settingsNeeded: 'لا يمكن إزالة الإعدادات.',
  cannotHold: 'لا يمكن لمستند من نوع {kind} أن يحتوي على {type}.',
  cannotHaveId: 'لا يمكن أن يكون معرّف {type} هو {id}.',
  sectionGone: 'لم يعد قسم هذه الكتلة موجودًا. ضع الكتلة في قسم آخر.',
  noSuchBlock: 'لا توجد كتلة كهذه. خذ واحدة من قائمة الكتل.',
  tagTooLong: 'يمكن أن يتكوّن الوسم من {max} حرف على الأكثر.',
  categoryTooLong: 'يمكن أن يتكوّن التصنيف من {max} حرف على الأكثر.',
  tagTwice: 'هذا الوسم موجود مسبقًا',
  categoryTwice: 'هذا التصنيف موجود مسبقًا',
  folderGone: 'لم يعد مجلد هذا الرابط موجودًا. انقل الرابط خارجه.',
  popupFormGone: 'لم يعد نموذج النافذة المنبثقة موجودًا. اختر نموذجًا آخر.',
  anchorTwice: 'لقسم آخر في هذه الصفحة نقطة الربط نفسها. اختر غيرها.',
  syncedNotHere: 'لا يمكن وضع قسم متزامن هنا.',
  parentCategoryGone: 'الفئة التي تقع فيها هذه الفئة لم تعد موجودة. ضعها في فئة أخرى.',
  categoryUrlTwice: 'لفئة أخرى في صفحة المتجر هذه العنوان نفسه. اختر عنوانًا آخر.',
});
