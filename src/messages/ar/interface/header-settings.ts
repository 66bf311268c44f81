import { defineTranslation } from '../../define-messages.ts';
import type { headerSettings as english } from '../../en/interface/header-settings.ts';

export const headerSettings = defineTranslation<typeof english>('headerSettings', {
  title: 'رأس الصفحة',
  note: 'يظهر رأس الصفحة في كل صفحة. وروابطه تتبع التنقّل في «الصفحات».',
  siteTitle: 'عنوان الموقع',
  logo: 'الشعار',
  logoHelp: 'يظهر بدلًا من العنوان.',
  layout: 'التخطيط',
  titleLeft: 'العنوان يسارًا',
  titleCenter: 'العنوان في الوسط',
  linksLeft: 'الروابط يسارًا',
  colors: 'الألوان',
  sticky: 'يبقى في الأعلى أثناء التمرير',
  fitsTitle: 'إبقاء العنوان في سطر واحد',
  fitsTitleHelp: 'العنوان الأعرض من مكانه يظهر بحجم أصغر.',
  button: 'زر',
  buttonText: 'نص الزر',
  buttonLink: 'رابط الزر',
  buttonLinkHelp: 'بدون رابط لا يرى الزوار الزر.',
  headerLayout: 'تخطيط رأس الصفحة',
  headerColors: 'ألوان رأس الصفحة',
  fixedHeader: 'رأس صفحة ثابت',
  titleOnOneLine: 'العنوان في سطر واحد',
  headerButton: 'زر رأس الصفحة',
});
