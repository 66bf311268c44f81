import { defineTranslation } from '../../define-messages.ts';
import type { shopStart as english } from '../../en/interface/shop-start.ts';

export const shopStart = defineTranslation<typeof english>('shopStart', {
  title: 'البداية',
  loading: 'جارٍ تحميل صفحة البداية',
  steps: 'افتح متجرك',
  stepsDone: 'أُنجزت {done} من {count} خطوات',
  hide: 'إخفاء القائمة',
  show: 'عرض الخطوات الأولى',
  done: 'تم',
  notAllowed: 'يقوم بذلك شخص لديه صلاحيات أكثر.',
  settings: 'حدّد من يبيع',
  settingsText: 'اسم البائع وعملة أسعارك.',
  settingsGo: 'إعدادات المتجر',
  product: 'أضف منتجًا',
  productText: 'بعنوان وسعر. يمكن أن يأتي كل ما عدا ذلك لاحقًا.',
  productGo: 'المنتجات',
  delivery: 'حدّد كيف توصّل',
  deliveryText: 'طريقة توصيل واحدة على الأقل، إلا إذا كنت لا تبيع شيئًا يُرسل.',
  deliveryGo: 'التوصيل',
  payment: 'حدّد كيف يُدفع لك',
  paymentText: 'تعليمات للتحويل المصرفي أو الفاتورة أو النقد، أو حساب لدى مزوّد دفع.',
  paymentGo: 'المدفوعات',
  publish: 'انشر',
  publishText: 'منتج في حالة «منشور» وموقع يمكن للجميع رؤيته.',
  publishGo: 'نشر الموقع',
  order: 'قدّم طلبًا تجريبيًا',
  orderText: 'اشترِ من متجرك كما يفعل الزائر. لا يُحسب أي مبلغ.',
  today: 'اليوم',
  orders: 'الطلبات',
  total: 'المجموع',
  reports: 'كل التقارير',
  waiting: 'ما ينتظرك',
  nothingWaits: 'لا شيء ينتظرك.',
  atLeast: 'ما لا يقل عن {text}',
  toSend:
    '{count, plural, zero {# طلب للتنفيذ} one {طلب واحد للتنفيذ} two {طلبان للتنفيذ} few {# طلبات للتنفيذ} many {# طلبًا للتنفيذ} other {# طلب للتنفيذ}}',
  toPay:
    '{count, plural, zero {# طلب ينتظر الدفع} one {طلب واحد ينتظر الدفع} two {طلبان ينتظران الدفع} few {# طلبات تنتظر الدفع} many {# طلبًا ينتظر الدفع} other {# طلب ينتظر الدفع}}',
  low: '{count, plural, zero {# منتج قارب النفاد} one {منتج واحد قارب النفاد} two {منتجان قاربا النفاد} few {# منتجات قاربت النفاد} many {# منتجًا قارب النفاد} other {# منتج قارب النفاد}}',
  soldOut:
    '{count, plural, zero {# منتج نفد} one {منتج واحد نفد} two {منتجان نفدا} few {# منتجات نفدت} many {# منتجًا نفد} other {# منتج نفد}}',
});
