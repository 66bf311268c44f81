import { defineTranslation } from '../../define-messages.ts';
import type { severalBlocks as english } from '../../en/interface/several-blocks.ts';

export const severalBlocks = defineTranslation<typeof english>('severalBlocks', {
  calledOff: 'أُلغي النقل',
  nothingOver: 'لا شيء فوقها',
  nothingUnder: 'لا شيء تحتها',
  stepDone: '{step}: تم',
  alignLeft: 'محاذاة لليسار',
  alignCenters: 'محاذاة المراكز',
  alignRight: 'محاذاة لليمين',
  alignTop: 'محاذاة للأعلى',
  alignMiddles: 'محاذاة المنتصفات',
  alignBottom: 'محاذاة للأسفل',
  distributeAcross: 'توزيع أفقي',
  distributeDown: 'توزيع عمودي',
  sameWidth: 'العرض نفسه',
  sameHeight: 'الارتفاع نفسه',
  alignAndSize: 'المحاذاة والحجم',
  alignText: 'الحجم هو حجم الكتلة المحددة أولًا. وارتفاع النصوص بقدر محتواها.',
  atEdge: 'عند حافة الشبكة',
  movedLeft:
    '{count, plural, zero {لم تُنقل أي كتلة} one {نُقلت كتلة واحدة إلى اليسار} two {نُقلت كتلتان إلى اليسار} few {نُقلت # كتل إلى اليسار} many {نُقلت # كتلة إلى اليسار} other {نُقلت # كتلة إلى اليسار}}',
  movedRight:
    '{count, plural, zero {لم تُنقل أي كتلة} one {نُقلت كتلة واحدة إلى اليمين} two {نُقلت كتلتان إلى اليمين} few {نُقلت # كتل إلى اليمين} many {نُقلت # كتلة إلى اليمين} other {نُقلت # كتلة إلى اليمين}}',
  movedUp:
    '{count, plural, zero {لم تُنقل أي كتلة} one {نُقلت كتلة واحدة إلى أعلى} two {نُقلت كتلتان إلى أعلى} few {نُقلت # كتل إلى أعلى} many {نُقلت # كتلة إلى أعلى} other {نُقلت # كتلة إلى أعلى}}',
  movedDown:
    '{count, plural, zero {لم تُنقل أي كتلة} one {نُقلت كتلة واحدة إلى أسفل} two {نُقلت كتلتان إلى أسفل} few {نُقلت # كتل إلى أسفل} many {نُقلت # كتلة إلى أسفل} other {نُقلت # كتلة إلى أسفل}}',
  groupOf:
    '{count, plural, zero {مجموعة فارغة} one {مجموعة من كتلة واحدة} two {مجموعة من كتلتين} few {مجموعة من # كتل} many {مجموعة من # كتلة} other {مجموعة من # كتلة}}',
  blocks:
    '{count, plural, zero {لا كتل} one {كتلة واحدة} two {كتلتان} few {# كتل} many {# كتلة} other {# كتلة}}',
  groupSelected:
    '{count, plural, zero {مجموعة فارغة محددة} one {مجموعة من كتلة واحدة محددة} two {مجموعة من كتلتين محددة} few {مجموعة من # كتل محددة} many {مجموعة من # كتلة محددة} other {مجموعة من # كتلة محددة}}',
  blocksSelected:
    '{count, plural, zero {لم تُحدّد أي كتلة} one {حُدّدت كتلة واحدة} two {حُدّدت كتلتان} few {حُدّدت # كتل} many {حُدّدت # كتلة} other {حُدّدت # كتلة}}',
  panelText: 'ما تفعله هنا أو بمفاتيح الأسهم أو بالسحب يُطبَّق عليها كلها، كخطوة واحدة يمكن التراجع عنها.',
  group: 'تجميع',
  ungroup: 'فك التجميع',
  duplicate: 'تكرار',
  delete: 'حذف',
  drag: 'اسحب للنقل',
  doneSelecting: 'انتهى التحديد',
  selectMore: 'تحديد المزيد',
  settings: 'الإعدادات',
  saveForLater: 'حفظ لوقت لاحق',
});
