import { defineTranslation } from '../../define-messages.ts';
import type { layoutCatalog as english } from '../../en/interface/layout-catalog.ts';

export const layoutCatalog = defineTranslation<typeof english>('layoutCatalog', {
  landing: 'صفحة هبوط',
  about: 'نبذة',
  services: 'الخدمات',
  contact: 'تواصل',
  work: 'الأعمال',
  prices: 'الأسعار',
  questions: 'الأسئلة',
  article: 'صفحة نصية',
  event: 'فعالية',
});
