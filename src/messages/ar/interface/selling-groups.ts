import { defineTranslation } from '../../define-messages.ts';
import type { sellingGroups as english } from '../../en/interface/selling-groups.ts';

export const sellingGroups = defineTranslation<typeof english>('sellingGroups', {
  sales: 'المبيعات',
  catalogue: 'الكتالوج',
  setup: 'الإعداد',
  now: 'البيع: {part}',
  toProducts: 'إلى المنتجات',
});
