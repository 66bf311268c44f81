import { defineTranslation } from '../../define-messages.ts';
import type { catalogueBulk as english } from '../../en/interface/catalogue-bulk.ts';

export const catalogueBulk = defineTranslation<typeof english>('catalogueBulk', {
  chosen:
    '{count, plural, zero {لم يُختر منتج} one {اختير منتج واحد} two {اختير منتجان} few {اختيرت # منتجات} many {اختير # منتجًا} other {اختير # منتج}}',
  chooseAll: 'اختيار كل النتائج',
  mostAtOnce:
    '{count, plural, zero {لم يُختر منتج} one {اختير منتج واحد} two {اختير منتجان} few {اختيرت # منتجات} many {اختير # منتجًا} other {اختير # منتج}}: لا يمكن تغيير أكثر من ذلك دفعة واحدة.',
  clear: 'إلغاء الاختيار',
  prices: 'الأسعار',
  changePrices: 'تغيير الأسعار…',
  putOnSale: 'وضع في التخفيضات…',
  endSale: 'إنهاء التخفيض',
  show: 'الظهور',
  makeAvailable: 'إتاحة',
  hide: 'إخفاء',
  list: 'إظهار في القوائم',
  unlist: 'بالعنوان فقط',
  unlistText: 'لا يظهر في أي قائمة أو بحث، ويمكن شراؤه مع ذلك.',
  labels: 'الوسوم',
  publish: 'نشر',
  remove: 'حذف',
  undo: 'تراجع',
  changed:
    '{count, plural, =0 {لم يكن هناك ما يتغير.} zero {لم يكن هناك ما يتغير.} one {تغيّر منتج واحد.} two {تغيّر منتجان.} few {تغيّرت # منتجات.} many {تغيّر # منتجًا.} other {تغيّر # منتج.}}',
  undone:
    '{count, plural, =0 {لم يمكن التراجع عن شيء.} zero {لم يمكن التراجع عن شيء.} one {عاد منتج واحد كما كان.} two {عاد منتجان كما كانا.} few {عادت # منتجات كما كانت.} many {عاد # منتجًا كما كان.} other {عاد # منتج كما كان.}}',
  removed:
    '{count, plural, =0 {لم يُحذف شيء.} zero {لم يُحذف شيء.} one {حُذف منتج واحد.} two {حُذف منتجان.} few {حُذفت # منتجات.} many {حُذف # منتجًا.} other {حُذف # منتج.}}',
  recovered:
    '{count, plural, =0 {لم يعد شيء.} zero {لم يعد شيء.} one {عاد منتج واحد مخفيًا.} two {عاد منتجان مخفيين.} few {عادت # منتجات مخفية.} many {عاد # منتجًا مخفيًا.} other {عاد # منتج مخفيًا.}}',
  changing: 'تغيير المنتجات',
  progress: '{done, number} من {count, number}',
  stop: 'إيقاف',
  refusedTitle:
    '{count, plural, zero {لم يبقَ منتج دون تغيير} one {منتج واحد لم يتغير} two {منتجان لم يتغيرا} few {# منتجات لم تتغير} many {# منتجًا لم يتغير} other {# منتج لم يتغير}}',
  product: 'منتج غير معروض هنا',
  more: '{count, plural, zero {لا غيرها} one {وواحد آخر} two {واثنان آخران} few {و# أخرى} many {و# آخر} other {و# آخر}}',
  close: 'إغلاق',
  pricesOf:
    '{count, plural, zero {تغيير أسعار # منتج} one {تغيير أسعار منتج واحد} two {تغيير أسعار منتجين} few {تغيير أسعار # منتجات} many {تغيير أسعار # منتجًا} other {تغيير أسعار # منتج}}',
  direction: 'الاتجاه',
  raise: 'رفع',
  lower: 'خفض',
  unit: 'بمقدار',
  percent: 'نسبة مئوية',
  amount: 'مبلغ',
  by: 'المقدار',
  percentWrong: 'أدخل نسبة أكبر من 0، مثل 10؛ ويمكن خفض الأسعار بما لا يزيد على 100.',
  amountWrong: 'أدخل مبلغًا أكبر من 0.',
  which: 'أي الأسعار',
  priceOnly: 'الأسعار',
  saleOnly: 'أسعار التخفيض للمنتجات المخفّضة',
  both: 'الأسعار وأسعار التخفيض',
  apply: 'تطبيق',
  saleOf:
    '{count, plural, zero {تخفيض # منتج} one {تخفيض منتج واحد} two {تخفيض منتجين} few {تخفيض # منتجات} many {تخفيض # منتجًا} other {تخفيض # منتج}}',
  below: 'أقل من السعر',
  belowText: 'يقل سعر التخفيض لكل خيار عن سعره بهذا المقدار.',
  saleWrong: 'أدخل نسبة أكبر من 0 وأقل من 100.',
  tagsOf:
    '{count, plural, zero {وسوم # منتج} one {وسوم منتج واحد} two {وسوم منتجين} few {وسوم # منتجات} many {وسوم # منتجًا} other {وسوم # منتج}}',
  categoriesOf:
    '{count, plural, zero {فئات # منتج} one {فئات منتج واحد} two {فئات منتجين} few {فئات # منتجات} many {فئات # منتجًا} other {فئات # منتج}}',
  way: 'الإجراء',
  give: 'إضافة',
  take: 'إزالة',
  removeTitle:
    '{count, plural, zero {حذف # منتج؟} one {حذف منتج واحد؟} two {حذف منتجين؟} few {حذف # منتجات؟} many {حذف # منتجًا؟} other {حذف # منتج؟}}',
  removeText: 'تنتقل إلى سلة المهملات وتختفي عن الزوار فورًا. يمكنك استعادتها خلال 30 يومًا.',
  publishTitle:
    '{count, plural, zero {نشر # منتج؟} one {نشر منتج واحد؟} two {نشر منتجين؟} few {نشر # منتجات؟} many {نشر # منتجًا؟} other {نشر # منتج؟}}',
  publishText: 'تُنشر كل تغييراتها، حتى ما أجراه آخرون.',
  published: 'تم النشر.',
  nothingToPublish: 'لم يكن هناك ما يُنشر.',
});
