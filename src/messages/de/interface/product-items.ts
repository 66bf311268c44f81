import { defineTranslation } from '../../define-messages.ts';
import type { productItems as english } from '../../en/interface/product-items.ts';

export const productItems = defineTranslation<typeof english>('productItems', {
  title: 'Produkte',
  help: 'Produktseiten und Produkte in Listen',
  pages: 'Produktseiten',
  lists: 'Produkte in Listen',
  asStorePages: 'Wie die jeweilige Shop-Seite',
  ratio: 'Form der Bilder',
  titleSize: 'Größe des Titels',
  titleFont: 'Schrift des Titels',
  headingFont: 'Überschriften',
  bodyFont: 'Texte',
  priceSize: 'Größe des Preises',
  priceWeight: 'Schriftstärke des Preises',
  normal: 'Normal',
  bold: 'Fett',
  alignment: 'Ausrichtung',
  start: 'Anfang',
  center: 'Mitte',
  spacing: 'Abstand zwischen Produkten',
  reset: 'Zurücksetzen',
});
