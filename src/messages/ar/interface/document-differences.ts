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
  variantAdded:
    '{count, plural, zero {لم يُضف أي متغيّر} one {أُضيف متغيّر واحد} two {أُضيف متغيّران} few {أُضيفت # متغيّرات} many {أُضيف # متغيّرًا} other {أُضيف # متغيّر}}',
  variantRemoved:
    '{count, plural, zero {لم يُزَل أي متغيّر} one {أُزيل متغيّر واحد} two {أُزيل متغيّران} few {أُزيلت # متغيّرات} many {أُزيل # متغيّرًا} other {أُزيل # متغيّر}}',
  variantChanged:
    '{count, plural, zero {لم يتغيّر أي متغيّر} one {تغيّر متغيّر واحد} two {تغيّر متغيّران} few {تغيّرت # متغيّرات} many {تغيّر # متغيّرًا} other {تغيّر # متغيّر}}',
  variantMoved:
    '{count, plural, zero {لم يُنقَل أي متغيّر} one {نُقل متغيّر واحد} two {نُقل متغيّران} few {نُقلت # متغيّرات} many {نُقل # متغيّرًا} other {نُقل # متغيّر}}',
  productOptionAdded:
    '{count, plural, zero {لم يُضف أي خيار} one {أُضيف خيار واحد} two {أُضيف خياران} few {أُضيفت # خيارات} many {أُضيف # خيارًا} other {أُضيف # خيار}}',
  productOptionRemoved:
    '{count, plural, zero {لم يُزَل أي خيار} one {أُزيل خيار واحد} two {أُزيل خياران} few {أُزيلت # خيارات} many {أُزيل # خيارًا} other {أُزيل # خيار}}',
  productOptionChanged:
    '{count, plural, zero {لم يتغيّر أي خيار} one {تغيّر خيار واحد} two {تغيّر خياران} few {تغيّرت # خيارات} many {تغيّر # خيارًا} other {تغيّر # خيار}}',
  productOptionMoved:
    '{count, plural, zero {لم يُنقَل أي خيار} one {نُقل خيار واحد} two {نُقل خياران} few {نُقلت # خيارات} many {نُقل # خيارًا} other {نُقل # خيار}}',
  shippingOptionAdded:
    '{count, plural, zero {لم تُضف أي طريقة شحن} one {أُضيفت طريقة شحن واحدة} two {أُضيفت طريقتا شحن} few {أُضيفت # طرق شحن} many {أُضيفت # طريقة شحن} other {أُضيفت # طريقة شحن}}',
  shippingOptionRemoved:
    '{count, plural, zero {لم تُزَل أي طريقة شحن} one {أُزيلت طريقة شحن واحدة} two {أُزيلت طريقتا شحن} few {أُزيلت # طرق شحن} many {أُزيلت # طريقة شحن} other {أُزيلت # طريقة شحن}}',
  shippingOptionChanged:
    '{count, plural, zero {لم تتغيّر أي طريقة شحن} one {تغيّرت طريقة شحن واحدة} two {تغيّرت طريقتا شحن} few {تغيّرت # طرق شحن} many {تغيّرت # طريقة شحن} other {تغيّرت # طريقة شحن}}',
  shippingOptionMoved:
    '{count, plural, zero {لم تُنقَل أي طريقة شحن} one {نُقلت طريقة شحن واحدة} two {نُقلت طريقتا شحن} few {نُقلت # طرق شحن} many {نُقلت # طريقة شحن} other {نُقلت # طريقة شحن}}',
  checkoutFieldAdded:
    '{count, plural, zero {لم يُضف أي حقل للطلب} one {أُضيف حقل واحد للطلب} two {أُضيف حقلان للطلب} few {أُضيفت # حقول للطلب} many {أُضيف # حقلًا للطلب} other {أُضيف # حقل للطلب}}',
  checkoutFieldRemoved:
    '{count, plural, zero {لم يُزَل أي حقل للطلب} one {أُزيل حقل واحد للطلب} two {أُزيل حقلان للطلب} few {أُزيلت # حقول للطلب} many {أُزيل # حقلًا للطلب} other {أُزيل # حقل للطلب}}',
  checkoutFieldChanged:
    '{count, plural, zero {لم يتغيّر أي حقل للطلب} one {تغيّر حقل واحد للطلب} two {تغيّر حقلان للطلب} few {تغيّرت # حقول للطلب} many {تغيّر # حقلًا للطلب} other {تغيّر # حقل للطلب}}',
  checkoutFieldMoved:
    '{count, plural, zero {لم يُنقَل أي حقل للطلب} one {نُقل حقل واحد للطلب} two {نُقل حقلان للطلب} few {نُقلت # حقول للطلب} many {نُقل # حقلًا للطلب} other {نُقل # حقل للطلب}}',
  taxRuleAdded:
    '{count, plural, zero {لم تُضف أي قاعدة ضريبية} one {أُضيفت قاعدة ضريبية واحدة} two {أُضيفت قاعدتان ضريبيتان} few {أُضيفت # قواعد ضريبية} many {أُضيفت # قاعدة ضريبية} other {أُضيفت # قاعدة ضريبية}}',
  taxRuleRemoved:
    '{count, plural, zero {لم تُزَل أي قاعدة ضريبية} one {أُزيلت قاعدة ضريبية واحدة} two {أُزيلت قاعدتان ضريبيتان} few {أُزيلت # قواعد ضريبية} many {أُزيلت # قاعدة ضريبية} other {أُزيلت # قاعدة ضريبية}}',
  taxRuleChanged:
    '{count, plural, zero {لم تتغيّر أي قاعدة ضريبية} one {تغيّرت قاعدة ضريبية واحدة} two {تغيّرت قاعدتان ضريبيتان} few {تغيّرت # قواعد ضريبية} many {تغيّرت # قاعدة ضريبية} other {تغيّرت # قاعدة ضريبية}}',
  taxRuleMoved:
    '{count, plural, zero {لم تُنقَل أي قاعدة ضريبية} one {نُقلت قاعدة ضريبية واحدة} two {نُقلت قاعدتان ضريبيتان} few {نُقلت # قواعد ضريبية} many {نُقلت # قاعدة ضريبية} other {نُقلت # قاعدة ضريبية}}',
  productFieldAdded:
    '{count, plural, zero {لم يُضف أي سؤال} one {أُضيف سؤال واحد} two {أُضيف سؤالان} few {أُضيفت # أسئلة} many {أُضيف # سؤالًا} other {أُضيف # سؤال}}',
  productFieldRemoved:
    '{count, plural, zero {لم يُزَل أي سؤال} one {أُزيل سؤال واحد} two {أُزيل سؤالان} few {أُزيلت # أسئلة} many {أُزيل # سؤالًا} other {أُزيل # سؤال}}',
  productFieldChanged:
    '{count, plural, zero {لم يتغيّر أي سؤال} one {تغيّر سؤال واحد} two {تغيّر سؤالان} few {تغيّرت # أسئلة} many {تغيّر # سؤالًا} other {تغيّر # سؤال}}',
  productFieldMoved:
    '{count, plural, zero {لم يُنقَل أي سؤال} one {نُقل سؤال واحد} two {نُقل سؤالان} few {نُقلت # أسئلة} many {نُقل # سؤالًا} other {نُقل # سؤال}}',
  productImageAdded:
    '{count, plural, zero {لم تُضف أي صورة} one {أُضيفت صورة واحدة} two {أُضيفت صورتان} few {أُضيفت # صور} many {أُضيفت # صورة} other {أُضيفت # صورة}}',
  productImageRemoved:
    '{count, plural, zero {لم تُزَل أي صورة} one {أُزيلت صورة واحدة} two {أُزيلت صورتان} few {أُزيلت # صور} many {أُزيلت # صورة} other {أُزيلت # صورة}}',
  productImageChanged:
    '{count, plural, zero {لم تتغيّر أي صورة} one {تغيّرت صورة واحدة} two {تغيّرت صورتان} few {تغيّرت # صور} many {تغيّرت # صورة} other {تغيّرت # صورة}}',
  productImageMoved:
    '{count, plural, zero {لم تُنقَل أي صورة} one {نُقلت صورة واحدة} two {نُقلت صورتان} few {نُقلت # صور} many {نُقلت # صورة} other {نُقلت # صورة}}',
  mailTextAdded:
    '{count, plural, zero {لا نصوص رسائل مضافة} one {أُضيف نص رسالة واحد} two {أُضيف نصا رسالتين} few {أُضيفت # نصوص رسائل} many {أُضيف # نص رسالة} other {أُضيف # نص رسالة}}',
  mailTextRemoved:
    '{count, plural, zero {لا نصوص رسائل مزالة} one {أُزيل نص رسالة واحد} two {أُزيل نصا رسالتين} few {أُزيلت # نصوص رسائل} many {أُزيل # نص رسالة} other {أُزيل # نص رسالة}}',
  mailTextChanged:
    '{count, plural, zero {لا نصوص رسائل معدلة} one {عُدل نص رسالة واحد} two {عُدل نصا رسالتين} few {عُدلت # نصوص رسائل} many {عُدل # نص رسالة} other {عُدل # نص رسالة}}',
  categoryAdded:
    '{count, plural, zero {لم تُضف أي فئة} one {أُضيفت فئة واحدة} two {أُضيفت فئتان} few {أُضيفت # فئات} many {أُضيفت # فئة} other {أُضيفت # فئة}}',
  categoryRemoved:
    '{count, plural, zero {لم تُزل أي فئة} one {أُزيلت فئة واحدة} two {أُزيلت فئتان} few {أُزيلت # فئات} many {أُزيلت # فئة} other {أُزيلت # فئة}}',
  categoryChanged:
    '{count, plural, zero {لم تتغيّر أي فئة} one {تغيّرت فئة واحدة} two {تغيّرت فئتان} few {تغيّرت # فئات} many {تغيّرت # فئة} other {تغيّرت # فئة}}',
  categoryMoved:
    '{count, plural, zero {لم تُنقل أي فئة} one {نُقلت فئة واحدة} two {نُقلت فئتان} few {نُقلت # فئات} many {نُقلت # فئة} other {نُقلت # فئة}}',
});
