import { defineTranslation } from '../../define-messages.ts';
import type { productRules as english } from '../../en/interface/product-rules.ts';

export const productRules = defineTranslation<typeof english>('productRules', {
  tooManyOptions: 'Un producto puede tener como máximo {max} opciones.',
  tooManyVariants: 'Un producto puede tener como máximo {max} variantes.',
  tooManyImages: 'Un producto puede tener como máximo {max} imágenes.',
  variantNeeded: 'Un producto necesita al menos una variante.',
  valuesMissing: 'Cada variante necesita un valor de cada opción.',
  combinationTwice: 'Otra variante tiene los mismos valores. Elija otros.',
  noCategories: 'Solo una página de tienda tiene categorías.',
  tooManyCategories: 'Una página de tienda puede tener como máximo {max} categorías.',
  categoryWithinItself: 'Una categoría no puede estar dentro de sí misma.',
});
