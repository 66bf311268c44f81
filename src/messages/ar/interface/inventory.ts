import { defineTranslation } from '../../define-messages.ts';
import type { inventory as english } from '../../en/interface/inventory.ts';

export const inventory = defineTranslation<typeof english>('inventory', {
  inventory: 'المخزون',
  search: 'البحث في الخيارات',
  searchText: 'بالمنتج أو الخيار أو رمز SKU',
  export: 'تصدير المخزون',
  loading: 'تحميل المخزون',
  none: 'لا شيء للعد بعد',
  noneText: 'عندما تكون هناك منتجات، عُدّ هنا قطع كل خيار.',
  noMatch: 'لا يوجد خيار مطابق.',
  showAll: 'عرض كل الخيارات',
  movements: 'السجل',
  movementsOf: 'سجل {name}',
  loadingMovements: 'تحميل السجل',
  noMovements: 'لم يُعدّ شيء أو يُشترَ أو يُرجَع بعد.',
  what: 'ماذا',
  when: 'متى',
  effect: 'التغيير',
  left: 'الباقي',
  reserved: 'مطلوب',
  released: 'عاد من طلب لم يُدفع',
  sold: 'مبيع',
  canceled: 'عاد بالإلغاء',
  returned: 'مُرجَع',
  counted: 'معدود',
  imported: 'مستورد',
  orderNotPaid: 'طلب لم يُدفع',
  order: 'الطلب {number}',
  soldMeanwhile:
    '{count, plural, zero {تغيّر # خيارًا أثناء ذلك: طُبّق الفرق الذي أدخلته.} one {تغيّر خيار واحد أثناء ذلك: طُبّق الفرق الذي أدخلته.} two {تغيّر خياران أثناء ذلك: طُبّق الفرق الذي أدخلته.} few {تغيّرت # خيارات أثناء ذلك: طُبّق الفرق الذي أدخلته.} many {تغيّر # خيارًا أثناء ذلك: طُبّق الفرق الذي أدخلته.} other {تغيّر # خيارًا أثناء ذلك: طُبّق الفرق الذي أدخلته.}}',
  skusAreDrafts: 'تظهر أرقام المنتجات التي غيّرتها هنا في موقعك وفي الطلبات بعد نشر منتجاتها.',
});
