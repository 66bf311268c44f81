import { defineTranslation } from '../../define-messages.ts';
import type { editAnnouncements as english } from '../../en/interface/edit-announcements.ts';

export const editAnnouncements = defineTranslation<typeof english>('editAnnouncements', {
  savedAsYouGo: 'يُحفظ كل شيء تلقائيًا أثناء عملك',
  syncedAlready: 'هذا القسم متزامن بالفعل: تجده ضمن «إضافة قسم»، «متزامنة».',
  copied: 'تم النسخ',
  pasted: 'تم اللصق',
  added: 'تمت إضافة {title}',
  sectionAdded: 'تمت إضافة القسم',
  layoutAdded: 'تمت إضافة التخطيط {title}',
  sectionAtEnd: 'القسم في الطرف بالفعل',
  sectionMovedUp: 'تم نقل القسم إلى أعلى',
  sectionMovedDown: 'تم نقل القسم إلى أسفل',
  blocksDeleted:
    '{count, plural, zero {لم تُحذف أي كتلة} one {حُذفت الكتلة} two {حُذفت كتلتان} few {حُذفت # كتل} many {حُذفت # كتلة} other {حُذفت # كتلة}}',
  sectionDeleted: 'حُذف القسم',
  nothingToUndo: 'لا شيء للتراجع عنه',
  undone: 'تم التراجع عن: {name}',
  nothingToRedo: 'لا شيء لإعادته',
  redone: 'تمت إعادة: {name}',
  redo: 'إعادة',
  block: 'كتلة',
  oneSection: 'القسم المتزامن قسم واحد: تُضاف الأقسام الأخرى وتُنقل وتُحذف في الصفحة.',
  selectSeveral: 'حدّد عدة كتل لتجميعها',
  grouped:
    '{count, plural, zero {لم تُجمّع أي كتلة} one {جُمّعت كتلة واحدة} two {جُمّعت كتلتان} few {جُمّعت # كتل} many {جُمّعت # كتلة} other {جُمّعت # كتلة}}',
  ungrouped: 'تم فك التجميع',
  pictureReplaced: 'تم استبدال الصورة',
  picturesAdded:
    '{count, plural, zero {لم تُضف أي صورة} one {أُضيفت الصورة} two {أُضيفت صورتان} few {أُضيفت # صور} many {أُضيفت # صورة} other {أُضيفت # صورة}}',
  selected:
    '{count, plural, zero {لم تُحدّد أي كتلة} one {حُدّدت كتلة واحدة} two {حُدّدت كتلتان} few {حُدّدت # كتل} many {حُدّدت # كتلة} other {حُدّدت # كتلة}}',
  selectedOfOneSection:
    'لا يمكن تحديد كتل معًا إلا من قسم واحد. {count, plural, zero {لم تُحدّد أي كتلة} one {حُدّدت كتلة واحدة} two {حُدّدت كتلتان} few {حُدّدت # كتل} many {حُدّدت # كتلة} other {حُدّدت # كتلة}}',
  gathering: 'حُدّدت كتلة واحدة. انتقل إلى كتل أخرى بالمفتاح Tab وأضفها بالمفتاحين Shift وEnter',
  selectSectionFirst: 'حدّد قسمًا أولًا، أو كتلة فيه',
  deletedBy: 'حذف {name} ما كنت قد حدّدته. ما زال في السجل.',
  deletedElsewhere: 'حُذف ما كنت قد حدّدته. ما زال في السجل.',
});
