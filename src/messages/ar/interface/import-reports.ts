import { defineTranslation } from '../../define-messages.ts';
import type { importReports as english } from '../../en/interface/import-reports.ts';

export const importReports = defineTranslation<typeof english>('importReports', {
  dryRun: 'كان هذا تشغيلًا تجريبيًا: لم يُكتب شيء ولم يُجلب أي ملف.',
  cancelled: 'أُلغي الاستيراد. ما جُلب حتى ذلك الحين موجود.',
  stopped:
    'توقّف الاستيراد قبل نهايته: أُعيد تشغيل الخادم أو نفدت ذاكرته. ما جُلب موجود. استورد الملف مرة أخرى: يستأنف من حيث توقّف.',
  notAnExport: 'هذا ليس ملف تصدير من WordPress أو Disqus: {reason}',
  notReadToEnd: 'تعذّرت قراءة الملف حتى نهايته. {reason} ما جُلب حتى ذلك الحين موجود.',
  noStorage: 'مخزن الملفات لا يستجيب. استورد الملف مرة أخرى حين يستجيب: يستأنف من حيث توقّف.',
  noDatabase: 'قاعدة البيانات لا تستجيب. استورد الملف مرة أخرى حين تستجيب: يستأنف من حيث توقّف.',
  unexpected: 'حدث خطأ غير متوقع (مسجّل تحت {errorId}).',
  notPublished: 'جُلب «{title}» لكن تعذّر نشره. {fault} افتحه وانشره يدويًا.',
  notInNavigation: 'تعذّر وضع الصفحات في التنقّل. {fault} أضفها من لوحة الصفحات.',
  navigationWaits: 'يحتوي التنقّل على تغييرات أخرى غير منشورة. انشر الموقع لتظهر الصفحات المستوردة فيه.',
  entryFailed:
    '{fault} المدخلات الأخرى لم تتأثر. عدّل هذا المدخل في WordPress واستورد مرة أخرى، أو انسخ نصه يدويًا.',
  known: 'جُلب من قبل',
  noItem:
    'لا عنصر في هذا الموقع له معرّفه أو عنوانه: {count, plural, zero {لم يُترك أي تعليق} one {تُرك تعليق واحد} two {تُرك تعليقان} few {تُركت # تعليقات} many {تُرك # تعليقًا} other {تُرك # تعليق}}. أضف إعادة توجيه من ذلك العنوان إلى العنصر، ثم استورد الملف مرة أخرى.',
  commentsMade:
    '{count, plural, zero {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
  commentsKnown:
    '{count, plural, zero {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}} جُلبت من قبل',
  productsAreDrafts:
    '{count, plural, zero {لم يُجلب أي منتج} one {جُلب منتج واحد مسودةً} two {جُلب منتجان مسودتين} few {جُلبت # منتجات مسودات} many {جُلب # منتجًا مسودات} other {جُلب # منتج مسودات}} في صفحة متجر. راجعها ضمن البيع ثم انشرها.',
  inTrash: 'كان في سلة المهملات',
  hadPassword: 'كان محميًا بكلمة مرور وأصبح خاصًا',
  wasSticky: 'كان مثبّتًا',
  hadNoTitle: 'لم يكن له عنوان',
  pageOff: 'معطّل، إذ لا يمكن أن تكون الصفحات خاصة',
  pageNotLive: 'ليس مباشرًا، لأنه لم يكن منشورًا',
  hadFormat: 'كان بتنسيق التدوينة {format}',
  menuLeftOut: 'لم تُنقل القائمة «{name}» التي تضم {count, number} من المدخلات: للموقع تنقّل رئيسي واحد.',
  navigationFull: 'يتسع التنقّل لعدد {max, number} من الروابط والمجلدات. ما تُرك خارجه: {names}.',
  entryLeadsNowhere: 'مدخل القائمة «{title}» لا يؤدي إلى شيء في هذا التصدير.',
  entryWithoutCategory: 'يؤدي مدخل في القائمة إلى فئة ليست في هذا التصدير.',
  entryNotValid: 'يؤدي مدخل القائمة «{title}» إلى عنوان غير صالح: {url}',
  textBefore: 'حُذف نص سابق للتصدير: {text}',
  textAfter: 'حُذف نص لاحق للتصدير: {text}',
  ampersands: '{count, number} × «&» وردت منفردة في الملف وقُرئت نصًا.',
  characters: '{count, number} × يسمّي الملف محرفًا غير موجود.',
  malformed: 'السطر {line}: {message}',
  endsEarly: 'السطر {line}: ينتهي الملف مبكرًا. صدّره مرة أخرى وارفعه كاملًا.',
  empty: 'الملف فارغ أو ليس XML.',
  noVersion: 'لا يذكر إصدار صيغة التصدير.',
  wrongStart: 'يبدأ بـ {found} وليس بـ {wanted}.',
  tooDeep: 'السطر {line}: العناصر متداخلة بعمق زائد.',
  notUtf8: 'ليس نصًا بترميز UTF-8.',
  textTooLong: 'يتجاوز نصه 5,000,000 محرف. قسّمه إلى عدة مدخلات في WordPress.',
  readerFailed: 'فشلت القراءة: {message}',
  readerSlow: 'استغرقت القراءة وقتًا طويلًا.',
  readerClosed: 'أُغلق الملف.',
  readerMemory: 'تحتاج القراءة إلى ذاكرة أكثر مما يجوز للاستيراد ({memory} ميغابايت، IMPORT_MEMORY_MB).',
  readerGone: 'انتهت العملية التي تقرأه على نحو غير متوقع.',
});
