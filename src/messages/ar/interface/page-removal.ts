import { defineTranslation } from '../../define-messages.ts';
import type { pageRemoval as english } from '../../en/interface/page-removal.ts';

export const pageRemoval = defineTranslation<typeof english>('pageRemoval', {
  findNothing: 'لا يجدون شيئًا',
  findNothingText: 'يجيب العنوان بعبارة «غير موجود» (404).',
  ledToPage: 'يُوجَّهون إلى صفحة أخرى',
  ledToAddress: 'يُوجَّهون إلى عنوان آخر',
  toldGone: 'يُخبَرون بأنها لم تعد موجودة',
  toldGoneText: 'تنساها محرّكات البحث سريعًا (410).',
  choosePage: 'اختر الصفحة التي يُوجَّه إليها الزوار.',
  title: 'حذف «{name}»؟',
  delete: 'حذف',
  visitorsAtAll: 'الزوار عند عنوانها وعناوين عناصرها',
  visitors: 'الزوار عند عنوانها',
  page: 'صفحة',
  address: 'العنوان',
  addressText: 'عنوان في هذا الموقع، أو عنوان يبدأ بـ https://',
  collectionText:
    'تُزال المجموعة وجميع عناصرها من الموقع فورًا. يمكنك استعادتها من سلة المهملات خلال 30 يومًا. ولا تعود القوائم وتذييل الصفحة تؤدي إليها.',
  pageText:
    'تُزال الصفحة من الموقع فورًا. يمكنك استعادتها من سلة المهملات خلال 30 يومًا. ولا تعود القوائم وتذييل الصفحة تؤدي إليها.',
  linksUnknown: 'تعذّرت معرفة النصوص التي ترتبط بها.',
  quoted: '«{title}»',
  linksLedOn:
    '{more, plural, =0 {تؤدي إليها روابط في {names}.} zero {تؤدي إليها روابط في {names}.} one {تؤدي إليها روابط في {names} وصفحة أخرى.} two {تؤدي إليها روابط في {names} وصفحتين أخريين.} few {تؤدي إليها روابط في {names} و# صفحات أخرى.} many {تؤدي إليها روابط في {names} و# صفحة أخرى.} other {تؤدي إليها روابط في {names} و# صفحة أخرى.}} ستؤدي إلى حيث تختار هنا.',
  linksLeadNowhere:
    '{more, plural, =0 {تؤدي إليها روابط في {names}.} zero {تؤدي إليها روابط في {names}.} one {تؤدي إليها روابط في {names} وصفحة أخرى.} two {تؤدي إليها روابط في {names} وصفحتين أخريين.} few {تؤدي إليها روابط في {names} و# صفحات أخرى.} many {تؤدي إليها روابط في {names} و# صفحة أخرى.} other {تؤدي إليها روابط في {names} و# صفحة أخرى.}} لن تؤدي إلى أي مكان.',
});
