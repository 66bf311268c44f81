import { defineTranslation } from '../../define-messages.ts';
import type { memberList as english } from '../../en/interface/member-list.ts';

export const memberList = defineTranslation<typeof english>('memberList', {
  list: 'الأعضاء',
  search: 'البحث في الأعضاء',
  filter: 'الحالة',
  all: 'الكل',
  unverified: 'غير مؤكَّد',
  active: 'نشط',
  suspended: 'موقوف',
  removed: 'محذوف',
  member: 'العضو',
  joined: 'تاريخ الانضمام',
  lastSeen: 'آخر ظهور',
  never: 'أبدًا',
  actions: 'الإجراءات',
  actionsOf: 'إجراءات {email}',
  suspend: 'إيقاف',
  activate: 'تنشيط',
  remove: 'حذف',
  restore: 'استعادة',
  nothing: 'لا يوجد أعضاء بعد',
  nothingText: 'يظهر هنا من ينضم إلى الموقع.',
  noMatch: 'لا أحد يطابق',
  removeTitle: 'حذف {email}؟',
  removeText: 'يُسجَّل خروج العضو فورًا. ويمكنك استعادة الحساب خلال 7 أيام، ثم يُمحى.',
});
