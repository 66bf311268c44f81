import { defineTranslation } from '../../define-messages.ts';
import type { saving as english } from '../../en/interface/saving.ts';

export const saving = defineTranslation<typeof english>('saving', {
  saved: 'تم الحفظ',
  saving: 'جارٍ الحفظ…',
  offline: 'غير متصل: محفوظ هنا',
  signedOut: 'لم يُحفظ: سجّل الدخول من جديد',
  removed: 'لم يُحفظ: حُذفت الصفحة',
  refused: 'لم يُحفظ: صحّحه أو تراجع عنه',
  conflict: 'غيّره شخص آخر أيضًا',
  undone: 'تم التراجع: {name}',
  undonePassedOver: 'تم التراجع: {name}. حُفظ لاحقًا وما زال موجودًا: {later}.',
  undoOvertaken: 'لا يمكن التراجع عن «{name}»: تغيّر منذ ذلك الحين.',
});
