import { defineTranslation } from '../../define-messages.ts';
import type { documentDifferences as english } from '../../en/interface/document-differences.ts';

export const documentDifferences = defineTranslation<typeof english>('documentDifferences', {
  blockAdded:
    '{count, plural, zero {إضافة: 0} one {إضافة كتلة واحدة} two {إضافة كتلتين} few {إضافة # كتل} many {إضافة # كتلة} other {إضافة # كتلة}}',
  blockRemoved:
    '{count, plural, zero {إزالة: 0} one {إزالة كتلة واحدة} two {إزالة كتلتين} few {إزالة # كتل} many {إزالة # كتلة} other {إزالة # كتلة}}',
  blockChanged:
    '{count, plural, zero {تغيير: 0} one {تغيير كتلة واحدة} two {تغيير كتلتين} few {تغيير # كتل} many {تغيير # كتلة} other {تغيير # كتلة}}',
  blockMoved:
    '{count, plural, zero {نقل: 0} one {نقل كتلة واحدة} two {نقل كتلتين} few {نقل # كتل} many {نقل # كتلة} other {نقل # كتلة}}',
  sectionAdded:
    '{count, plural, zero {إضافة: 0} one {إضافة قسم واحد} two {إضافة قسمين} few {إضافة # أقسام} many {إضافة # قسمًا} other {إضافة # قسمًا}}',
  sectionRemoved:
    '{count, plural, zero {إزالة: 0} one {إزالة قسم واحد} two {إزالة قسمين} few {إزالة # أقسام} many {إزالة # قسمًا} other {إزالة # قسمًا}}',
  sectionChanged:
    '{count, plural, zero {تغيير: 0} one {تغيير قسم واحد} two {تغيير قسمين} few {تغيير # أقسام} many {تغيير # قسمًا} other {تغيير # قسمًا}}',
  sectionMoved:
    '{count, plural, zero {نقل: 0} one {نقل قسم واحد} two {نقل قسمين} few {نقل # أقسام} many {نقل # قسمًا} other {نقل # قسمًا}}',
  navLinkAdded:
    '{count, plural, zero {إضافة: 0} one {إضافة رابط تنقّل واحد} two {إضافة رابطَي تنقّل} few {إضافة # روابط تنقّل} many {إضافة # رابط تنقّل} other {إضافة # رابط تنقّل}}',
  navLinkRemoved:
    '{count, plural, zero {إزالة: 0} one {إزالة رابط تنقّل واحد} two {إزالة رابطَي تنقّل} few {إزالة # روابط تنقّل} many {إزالة # رابط تنقّل} other {إزالة # رابط تنقّل}}',
  navLinkChanged:
    '{count, plural, zero {تغيير: 0} one {تغيير رابط تنقّل واحد} two {تغيير رابطَي تنقّل} few {تغيير # روابط تنقّل} many {تغيير # رابط تنقّل} other {تغيير # رابط تنقّل}}',
  navLinkMoved:
    '{count, plural, zero {نقل: 0} one {نقل رابط تنقّل واحد} two {نقل رابطَي تنقّل} few {نقل # روابط تنقّل} many {نقل # رابط تنقّل} other {نقل # رابط تنقّل}}',
  isNew: 'جديد',
  deleted: 'محذوف',
  notLive: 'لم يعد مباشرًا',
  newItem: 'عنصر جديد',
  newCollection: 'مجموعة جديدة',
  newSite: 'موقع جديد',
  newPage: 'صفحة جديدة',
  newSynced: 'قسم متزامن جديد',
  mobileInfoBar: 'تغيّر شريط معلومات الجوال',
  mobileInfoBarPages: 'تغيّرت صفحات شريط معلومات الجوال',
  announcementBar: 'تغيّر شريط الإعلانات',
  businessDetails: 'تغيّرت بيانات النشاط التجاري',
  footer: 'تغيّر تذييل الصفحة',
  header: 'تغيّر رأس الصفحة',
  code: 'تغيّرت الشيفرة',
  access: 'تغيّر من يمكنه الرؤية',
  design: 'تغيّر التصميم',
  customCss: 'تغيّر CSS المخصّص',
  popup: 'تغيّرت النافذة المنبثقة الترويجية',
  cookieBanner: 'تغيّر إشعار ملفات تعريف الارتباط',
  title: 'تغيّر العنوان من «{from}» إلى «{to}»',
  address: 'تغيّر العنوان من ‎/{from}‎ إلى ‎/{to}‎',
  addressLeft: 'تغيّر العنوان من ‎/{from}‎ إلى ‎/{to}‎، دون إعادة توجيه',
  state: 'تغيّرت الحالة إلى {state}',
  settings: 'تغيّرت الإعدادات',
  published: 'منشور',
  scheduled: 'مجدول',
  needsReview: 'بانتظار المراجعة',
  draft: 'مسودة',
  private: 'خاص',
});
