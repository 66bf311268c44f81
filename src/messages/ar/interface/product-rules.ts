import { defineTranslation } from '../../define-messages.ts';
import type { productRules as english } from '../../en/interface/product-rules.ts';

export const productRules = defineTranslation<typeof english>('productRules', {
  tooManyOptions: 'يمكن أن يكون للمنتج {max} خيارات على الأكثر.',
  tooManyVariants: 'يمكن أن يكون للمنتج {max} متغيّرًا على الأكثر.',
  tooManyImages: 'يمكن أن يكون للمنتج {max} صورة على الأكثر.',
  variantNeeded: 'يحتاج المنتج إلى متغيّر واحد على الأقل.',
  valuesMissing: 'يحتاج كل متغيّر إلى قيمة واحدة من كل خيار.',
  combinationTwice: 'لمتغيّر آخر القيم نفسها. اختر قيمًا أخرى.',
  noCategories: 'صفحة المتجر وحدها لها فئات.',
  tooManyCategories: 'يمكن أن تضم صفحة المتجر {max} فئة على الأكثر.',
  categoryWithinItself: 'لا يمكن أن تقع الفئة داخل نفسها.',
});
