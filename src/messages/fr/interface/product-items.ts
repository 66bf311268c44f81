import { defineTranslation } from '../../define-messages.ts';
import type { productItems as english } from '../../en/interface/product-items.ts';

export const productItems = defineTranslation<typeof english>('productItems', {
  title: 'Produits',
  help: 'Pages de produits et produits dans les listes',
  pages: 'Pages de produits',
  lists: 'Produits dans les listes',
  asStorePages: 'Selon chaque page de boutique',
  ratio: 'Forme des images',
  titleSize: 'Taille du titre',
  titleFont: 'Police du titre',
  headingFont: 'Titres',
  bodyFont: 'Textes',
  priceSize: 'Taille du prix',
  priceWeight: 'Graisse du prix',
  normal: 'Normal',
  bold: 'Gras',
  alignment: 'Alignement',
  start: 'Début',
  center: 'Centre',
  spacing: 'Espace entre les produits',
  reset: 'Rétablir',
});
