import { defineTranslation } from '../../define-messages.ts';
import type { siteSteps as english } from '../../en/interface/site-steps.ts';

export const siteSteps = defineTranslation<typeof english>('siteSteps', {
  restoreVersion: 'استعادة النسخة {version}',
  restorePart: 'استعادة جزء من نسخة أقدم',
  restoreSite: 'استعادة الموقع كما كان في {time} UTC',
  changeAddress: 'تغيير العنوان',
  addToNavigation: 'إضافة إلى التنقّل',
  publishAsScheduled: 'النشر حسب الجدولة',
  renameSite: 'إعادة تسمية الموقع',
  removeLinks: 'إزالة الروابط إلى ما حُذف',
  createPage: 'إنشاء صفحة',
  createCollection: 'إنشاء مجموعة',
  createSyncedSection: 'إنشاء قسم متزامن',
  openStore: 'فتح المتجر',
  duplicateOf: 'نسخة مكررة من «{title}»',
  importFromWordPress: 'استيراد من WordPress',
  importProducts: 'استيراد المنتجات',
  undoImport: 'التراجع عن استيراد المنتجات',
  startFrom: 'البدء من {title}',
  createItem: 'إنشاء عنصر',
});
