import { defineMessages } from '../../define-messages.ts';

/** What is wrong with a change to a product, and what to do. */
export const productRules = defineMessages('productRules', {
  tooManyOptions: 'A product can have at most {max} options.',
  tooManyVariants: 'A product can have at most {max} variants.',
  tooManyImages: 'A product can have at most {max} pictures.',
  variantNeeded: 'A product needs at least one variant.',
  valuesMissing: 'Every variant needs one value of each option.',
  combinationTwice: 'Another variant has the same values. Choose others.',
  noCategories: 'Only a store page has categories.',
  tooManyCategories: 'A store page can have at most {max} categories.',
  categoryWithinItself: 'A category cannot lie within itself.',
});
