import { defineTranslation } from '../../define-messages.ts';
import type { productRules as english } from '../../en/interface/product-rules.ts';

export const productRules = defineTranslation<typeof english>('productRules', {
  tooManyOptions: 'Un produit peut avoir au plus {max} options.',
  tooManyVariants: 'Un produit peut avoir au plus {max} variantes.',
  tooManyImages: 'Un produit peut avoir au plus {max} images.',
  variantNeeded: 'Un produit a besoin d’au moins une variante.',
  valuesMissing: 'Chaque variante a besoin d’une valeur de chaque option.',
  combinationTwice: 'Une autre variante a les mêmes valeurs. Choisissez-en d’autres.',
  noCategories: 'Seule une page boutique a des catégories.',
  tooManyCategories: 'Une page boutique peut avoir au plus {max} catégories.',
  categoryWithinItself: 'Une catégorie ne peut pas se trouver dans elle-même.',
});
