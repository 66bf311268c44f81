import { defineTranslation } from '../../define-messages.ts';
import type { savedParts as english } from '../../en/interface/saved-parts.ts';

export const savedParts = defineTranslation<typeof english>('savedParts', {
  nameMissing: 'يرجى إدخال اسم.',
  isSynced: 'صار «{name}» متزامنًا. تجده ضمن «إضافة قسم»، «متزامنة».',
  blockSaved: 'حُفظ «{name}». تجده ضمن «إضافة كتلة».',
  sectionSaved: 'حُفظ «{name}». تجده ضمن «إضافة قسم».',
  saveBlocks: 'حفظ الكتل',
  saveSection: 'حفظ القسم',
  cancel: 'إلغاء',
  save: 'حفظ',
  name: 'الاسم',
  editorOnly: 'يظهر في المحرّر فقط.',
  copyKept: 'تُحفظ نسخة بحالتها الحالية لصفحات جميع مواقعك.',
  synced: 'متزامن: يتغيّر في كل مكان',
  syncedText:
    'يمكن أن يوجد في صفحات كثيرة من هذا الموقع. ما يتغيّر فيه يتغيّر فيها كلها، عدا النصوص والصور التي تضبطها لصفحة واحدة.',
  saved: 'محفوظة',
  deleteNamed: 'حذف {name}',
  more: '{count, number} أخرى: ابحث بالاسم.',
  search: 'البحث في الأقسام المحفوظة',
  noResults: 'تعذّر تحميل النتائج',
  tryAgain: 'إعادة المحاولة',
  loading: 'جارٍ تحميل الأقسام المحفوظة',
  none: 'لا شيء محفوظ بعد',
  noneText: 'حدّد قسمًا، واضغط «حفظ القسم» في شريط أدواته، وستجده هنا في كل صفحة من مواقعك.',
  noMatch: 'لا يوجد قسم محفوظ يطابق «{words}»',
  makeNamedSynced: 'مزامنة {name}',
  makeSynced: 'مزامنة',
  delete: 'حذف',
  deleted: 'حُذف «{name}». وتحتفظ به الصفحات التي يوجد فيها.',
  undo: 'تراجع',
});
