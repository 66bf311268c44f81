import { defineTranslation } from '../../define-messages.ts';
import type { pricedProduct as english } from '../../en/interface/priced-product.ts';

export const pricedProduct = defineTranslation<typeof english>('pricedProduct', {
  loading: 'جارٍ تحميل المنتج',
  lead: 'هنا تُغيَّر الأسعار ورمز SKU والمخزون وإظهار المنتج. أما الباقي فيغيّره من يحرّر الموقع. تسري الأسعار الجديدة عند نشرها.',
  page: 'الصفحة',
});
