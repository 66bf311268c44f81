import { defineTranslation } from '../../define-messages.ts';
import type { sectionCatalog as english } from '../../en/interface/section-catalog.ts';

export const sectionCatalog = defineTranslation<typeof english>('sectionCatalog', {
  contactForm: 'نموذج تواصل',
  whereToFindUs: 'أين تجدنا',
  story: 'قصة مع صورة',
  twoColumns: 'نص في عمودين',
  threeServices: 'ثلاث خدمات',
  servicesList: 'خدمات مع قائمة',
  gallery: 'معرض صور',
  twoPictures: 'صورتان',
  openingPicture: 'افتتاحية مع صورة',
  openingMiddle: 'افتتاحية في الوسط',
  statement: 'بيان',
  team: 'الفريق',
  oneVoice: 'شهادة واحدة',
  twoVoices: 'شهادتان',
  threePrices: 'ثلاثة أسعار',
  priceList: 'قائمة أسعار',
  menu: 'قائمة الطعام',
  questions: 'أسئلة وأجوبة',
  invitation: 'دعوة',
  headingLine: 'عنوان مع خط',
});
