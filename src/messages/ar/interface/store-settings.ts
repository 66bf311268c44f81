import { defineTranslation } from '../../define-messages.ts';
import type { storeSettings as english } from '../../en/interface/store-settings.ts';

export const storeSettings = defineTranslation<typeof english>('storeSettings', {
  settings: 'إعدادات المتجر',
  prices: 'الأسعار',
  currency: 'العملة',
  currencyText: 'يظهر السعر هكذا: {example}',
  trimsZeroFractions: 'حذف الأصفار بعد الفاصلة',
  trimsZeroFractionsText:
    'تعرض قوائم المنتجات وصفحاتها {short} بدلًا من {long}. أما السلة وإتمام الشراء والطلبات فتعرض المبلغ كاملًا دائمًا.',
  changeCurrency: 'هل تريد تغيير العملة؟',
  changeTo: 'التغيير إلى {currency}',
  notConverted:
    'لا تُحوَّل الأسعار: ما سعره {before} الآن يصبح سعره {after} فورًا. وتحتفظ الطلبات بالعملة التي قُدّمت بها.',
  measures: 'الأوزان والأبعاد',
  measuresText: 'تُحوَّل أوزان المنتجات وأبعادها عند اختيار النظام الآخر.',
  metric: 'متري ({weight}، {length})',
  imperial: 'إمبراطوري ({weight}، {length})',
  seller: 'البائع',
  sellerText: 'من يبيع، كما يقرؤه المشترون.',
  sellerName: 'اسم البائع',
  sellerAddress: 'عنوان البائع',
  taxNumber: 'الرقم الضريبي',
  taxNumberText: 'كما يكتبه بلدك، مثل رقم ضريبة القيمة المضافة.',
  loading: 'جارٍ تحميل إعدادات المتجر',
  stock: 'المخزون',
  showsLowStock: 'الإشارة إلى قرب النفاد',
  showsLowStockText: 'تقول صفحات المنتجات «بقي {n} فقط».',
  lowStock: 'ابتداءً من عدد القطع',
  receipts: 'الإيصالات',
  receiptsText:
    'عندما يطلب شخص محو بياناته تبقى طلباته بلا اسم ولا عنوان. وتحتفظ الإيصالات بهما ما دام القانون يطلب ذلك، لمن يمسكون الحسابات وحدهم.',
  retentionYears: 'عدد السنوات التي تحتفظ فيها الإيصالات بالاسم والعنوان',
  giftCards: 'بطاقات الهدايا',
  giftCardsText: 'تبقى البطاقات المباعة كما هي. ويطلب قانون بلدان كثيرة عدة سنوات.',
  giftCardYears: 'تنتهي صلاحية بطاقات الهدايا الجديدة',
  giftCardsNever: 'أبدًا',
  giftCardsAfter:
    '{count, plural, zero {بعد # سنة} one {بعد سنة واحدة} two {بعد سنتين} few {بعد # سنوات} many {بعد # سنة} other {بعد # سنة}}',
});
