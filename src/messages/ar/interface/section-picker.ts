import { defineTranslation } from '../../define-messages.ts';
import type { sectionPicker as english } from '../../en/interface/section-picker.ts';

export const sectionPicker = defineTranslation<typeof english>('sectionPicker', {
  title: 'إضافة قسم',
  kind: 'نوع القسم',
  notLoaded: 'تعذّر التحميل. أعد المحاولة.',
  toChooseFrom: 'أقسام للاختيار منها',
  emptySection: 'قسم فارغ',
  all: 'الكل',
  saved: 'محفوظة',
  synced: 'متزامنة',
  intro: 'مقدمة',
  about: 'نبذة',
  services: 'خدمات',
  gallery: 'معرض صور',
  people: 'أشخاص',
  prices: 'أسعار',
  menu: 'قائمة الطعام',
  questions: 'أسئلة',
  contact: 'تواصل',
});
