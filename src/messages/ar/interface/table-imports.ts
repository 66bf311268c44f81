import { defineTranslation } from '../../define-messages.ts';
import type { tableImports as english } from '../../en/interface/table-imports.ts';

export const tableImports = defineTranslation<typeof english>('tableImports', {
  looking: 'فحص {file}',
  taking: 'استيراد {file}',
  undoing: 'التراجع عن استيراد {file}',
  rows: '{rows, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
  rowsOf: '{rows, number} من {total, number} صفوف',
  uploading: 'رفع الملف',
  opening: 'فتح الاستيراد',
  dismiss: 'إخفاء',
  undo: 'تراجع',
  details: 'التفاصيل',
  downloadLeftOut: 'تنزيل الصفوف المتروكة',
  firstShown: 'المعروض هو أول {shown, number} من {total, number}.',
  goOn: 'متابعة',
  discard: 'تجاهل',
  close: 'إغلاق',
  ready: '{file} جاهز للاستيراد',
  readyText: 'يُحفظ الملف يومًا واحدًا.',
  done: 'تم الاستيراد: {file}',
  result: 'أُضيف {added, number}، وتغيّر {changed, number}، وتُرك {left, number}.',
  stopped: 'أُوقف الاستيراد: {file}',
  stoppedText: 'أُضيف {added, number} وتغيّر {changed, number}. تبقى كما هي، ويمكن التراجع خلال 72 ساعة.',
  failed: 'لم يُستورد: {file}',
  undone: 'أُلغي الاستيراد: {file}',
});
