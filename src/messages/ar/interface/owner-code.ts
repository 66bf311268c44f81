import { defineTranslation } from '../../define-messages.ts';
import type { ownerCode as english } from '../../en/interface/owner-code.ts';

export const ownerCode = defineTranslation<typeof english>('ownerCode', {
  siteStyles: 'أنماط الموقع',
  customCss: '‏CSS مخصّص',
  cssLabel: '‏CSS للموقع كله',
  cssText:
    'تعرضه الصفحة المجاورة أثناء الكتابة. ويحصل عليه الزوار بعد حفظه ونشره. {length, number} من {max, number} حرف.',
  tooLong: 'هذا أطول من اللازم. احذف شيئًا قبل الحفظ.',
  stepCss: 'تغيير CSS المخصّص',
  cssNotAllowed: 'يمكن لمن لديهم إذن المطوّر كتابة CSS هنا. اسأل أحد مسؤولي الموقع.',
  notSavedYet: 'لم يُحفظ بعد. يبقى في هذا المتصفح حتى تحفظه.',
  saved: 'تم الحفظ.',
  discard: 'تجاهل',
  save: 'حفظ',
  code: 'الكود',
  codeNotAllowed: 'يمكن لمن لديهم إذن المطوّر كتابة الكود هنا. اسأل أحد مسؤولي الموقع.',
  runsOn: 'الصفحات التي يعمل فيها',
  wholeSite: 'الموقع كله',
  onlyPage: 'فقط «{title}»',
  runsOnPublished:
    'يعمل في الموقع المنشور فقط: لا هنا ولا في معاينة الموقع. ويمكن هنا في أي وقت إصلاح ما يعطّل صفحة.',
  openingPage: 'جارٍ فتح الصفحة',
  codeTooLong: 'هذا أطول من اللازم: {max, number} حرف على الأكثر.',
  headEnd: 'في نهاية head',
  bodyEnd: 'في نهاية body',
  isTracking: 'يعدّ الزوار أو يتعرّف عليهم',
  isTrackingText:
    'حيث يسأل الموقع عن ملفات تعريف الارتباط، ينتظر حتى يقبل الزائر. وكذلك كل ما يطلب شيئًا من مضيفين آخرين، أيًّا كان الاختيار هنا.',
  stepCode: 'تغيير الكود',
});
