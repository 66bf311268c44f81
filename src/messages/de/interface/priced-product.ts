import { defineTranslation } from '../../define-messages.ts';
import type { pricedProduct as english } from '../../en/interface/priced-product.ts';

export const pricedProduct = defineTranslation<typeof english>('pricedProduct', {
  loading: 'Produkt wird geladen',
  lead: 'Hier werden Preise, SKU, Bestand und Sichtbarkeit geändert. Alles andere ändert, wer die Website bearbeitet. Geänderte Preise gelten, sobald sie veröffentlicht sind.',
  page: 'Seite',
});
