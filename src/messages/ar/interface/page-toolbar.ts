import { defineTranslation } from '../../define-messages.ts';
import type { pageToolbar as english } from '../../en/interface/page-toolbar.ts';

export const pageToolbar = defineTranslation<typeof english>('pageToolbar', {
  aboutSaving: 'حول الحفظ',
  gotIt: 'فهمت',
  tryNow: 'إعادة المحاولة الآن',
  offline: 'خطأ في الشبكة. تبقى تغييراتك في هذا المتصفح وتُحفظ فور عودة الاتصال.',
  removed: 'حذف شخص آخر هذه الصفحة. يمكنك استعادتها من سلة المهملات؛ وتبقى تغييراتك في هذا المتصفح.',
  refused: 'تعذّر حفظ شيء ما كما هو. يبقى في هذا المتصفح حتى تصححه أو تتراجع عنه.',
  conflicts:
    '{count, plural, zero {لم يغيّر أحد ما غيّرته.} one {غيّر شخص آخر الشيء نفسه الذي غيّرته. يظهر التغيير الأحدث؛ والآخر في السجل.} two {غيّر شخص آخر الشيئين نفسيهما. يظهر التغييران الأحدثان؛ والآخران في السجل.} few {غيّر شخص آخر الأشياء نفسها التي غيّرتها. تظهر التغييرات الأحدث؛ والأخرى في السجل.} many {غيّر شخص آخر الأشياء نفسها التي غيّرتها. تظهر التغييرات الأحدث؛ والأخرى في السجل.} other {غيّر شخص آخر الأشياء نفسها التي غيّرتها. تظهر التغييرات الأحدث؛ والأخرى في السجل.}}',
  preview: 'معاينة كزائر',
  share: 'مشاركة رابط معاينة',
  publishOther: 'نشر التغييرات الأخرى',
  history: 'السجل',
  shortcuts: 'اختصارات لوحة المفاتيح',
  toolbar: 'شريط أدوات الصفحة',
  editPage: 'تحرير {title}',
  done: 'تم',
  edit: 'تحرير',
  blocksToAdd: 'كتل للإضافة',
  more: 'المزيد',
  undo: 'تراجع',
  undoStep: 'تراجع: {name}',
  redo: 'إعادة',
  redoStep: 'إعادة: {name}',
  device: 'الجهاز',
  desktop: 'حاسوب',
  mobile: 'جوال',
});
