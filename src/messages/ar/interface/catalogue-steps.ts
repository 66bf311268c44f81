import { defineTranslation } from '../../define-messages.ts';
import type { catalogueSteps as english } from '../../en/interface/catalogue-steps.ts';

export const catalogueSteps = defineTranslation<typeof english>('catalogueSteps', {
  state: 'تغيير حالة المنتجات',
  visibility: 'تغيير ظهور المنتجات',
  price: 'تغيير أسعار المنتجات',
  sale: 'تغيير تخفيض المنتجات',
  sku: 'تغيير أرقام المنتجات',
  tags: 'تغيير وسوم المنتجات',
  categories: 'تغيير فئات المنتجات',
});
