import { defineTranslation } from '../../define-messages.ts';
import type { productItems as english } from '../../en/interface/product-items.ts';

export const productItems = defineTranslation<typeof english>('productItems', {
  title: 'Productos',
  help: 'Páginas de productos y productos en listas',
  pages: 'Páginas de productos',
  lists: 'Productos en listas',
  asStorePages: 'Según cada página de tienda',
  ratio: 'Forma de las imágenes',
  titleSize: 'Tamaño del título',
  titleFont: 'Fuente del título',
  headingFont: 'Títulos',
  bodyFont: 'Textos',
  priceSize: 'Tamaño del precio',
  priceWeight: 'Grosor del precio',
  normal: 'Normal',
  bold: 'Negrita',
  alignment: 'Alineación',
  start: 'Inicio',
  center: 'Centro',
  spacing: 'Espacio entre productos',
  reset: 'Restablecer',
});
