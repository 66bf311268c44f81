import { defineTranslation } from '../../define-messages.ts';
import type { documentRules as english } from '../../en/interface/document-rules.ts';

export const documentRules = defineTranslation<typeof english>('documentRules', {
  valueTooLarge: 'القيمة كبيرة جدًا.',
  recordTooLarge: 'السجل كبير جدًا.',
  fieldNotAllowed: 'في السجل حقل باسم غير مسموح به.',
  nothingToSave: 'لا شيء للحفظ.',
  syncedNotSaved: 'لا يُحفظ ما يعرض قسمًا متزامنًا: أدرجه من قائمة الأقسام المتزامنة.',
  tooLargeToSave: 'هذا أكبر من أن يُحفظ. احفظ أجزاء منه.',
  bandsOverlap: 'يجب أن يكون كل وزن أكبر من الذي قبله.',
  codesBackwards: '{code} معكوس: أدخل الرمز البريدي الأصغر أولًا.',
  noTable: 'هذا ليس جدولًا يمكن عرضه.',
  tooManyFields: 'يمكن أن يكون هناك {most} من هذه الحقول على الأكثر.',
  mailTwice: 'يوجد نص لهذه الرسالة بالفعل.',
  mailAlwaysSent: 'يتلقى المشترون هذه الرسالة دائمًا.',
  unknownPlaceholder: 'لا يوجد عنصر نائب باسم {name}.',
});
