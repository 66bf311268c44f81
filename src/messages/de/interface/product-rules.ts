import { defineTranslation } from '../../define-messages.ts';
import type { productRules as english } from '../../en/interface/product-rules.ts';

export const productRules = defineTranslation<typeof english>('productRules', {
  tooManyOptions: 'Ein Produkt kann höchstens {max} Optionen haben.',
  tooManyVariants: 'Ein Produkt kann höchstens {max} Varianten haben.',
  tooManyImages: 'Ein Produkt kann höchstens {max} Bilder haben.',
  variantNeeded: 'Ein Produkt braucht mindestens eine Variante.',
  valuesMissing: 'Jede Variante braucht von jeder Option genau einen Wert.',
  combinationTwice: 'Eine andere Variante hat dieselben Werte. Wählen Sie andere.',
  noCategories: 'Nur eine Shop-Seite hat Kategorien.',
  tooManyCategories: 'Eine Shop-Seite kann höchstens {max} Kategorien haben.',
  categoryWithinItself: 'Eine Kategorie kann nicht in sich selbst liegen.',
});
