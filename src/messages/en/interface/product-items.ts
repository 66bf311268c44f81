import { defineMessages } from '../../define-messages.ts';

/** The panel of how products look across the site. */
export const productItems = defineMessages('productItems', {
  title: 'Product items',
  help: 'Pages of products, and products in lists',
  pages: 'Pages of products',
  lists: 'Products in lists',
  asStorePages: 'As each store page says',
  ratio: 'Shape of pictures',
  titleSize: 'Title size',
  titleFont: 'Title font',
  headingFont: 'Headings',
  bodyFont: 'Texts',
  priceSize: 'Price size',
  priceWeight: 'Price weight',
  normal: 'Normal',
  bold: 'Bold',
  alignment: 'Alignment',
  start: 'Start',
  center: 'Center',
  spacing: 'Space between products',
  reset: 'As it came',
});
