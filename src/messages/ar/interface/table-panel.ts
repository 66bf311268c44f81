import { defineTranslation } from '../../define-messages.ts';
import type { tablePanel as english } from '../../en/interface/table-panel.ts';

export const tablePanel = defineTranslation<typeof english>('tablePanel', {
  caption: 'التسمية التوضيحية',
  captionHelp: 'تظهر فوق الجدول وتُقرأ قبله.',
  headerRow: 'صف الرأس',
  headerColumn: 'عمود الرأس',
  alignColumn: 'محاذاة العمود',
  columnAlignment: 'محاذاة الأعمدة',
  column: 'العمود {number}',
  atMost: '{columns} عمودًا و{rows} صفًا و{cells, number} خلية كحد أقصى.',
});
