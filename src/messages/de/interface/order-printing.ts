import { defineTranslation } from '../../define-messages.ts';
import type { orderPrinting as english } from '../../en/interface/order-printing.ts';

export const orderPrinting = defineTranslation<typeof english>('orderPrinting', {
  print: 'Drucken',
  slips: 'Lieferscheine',
  pricedSlips: 'Lieferscheine mit Preisen',
  receipts: 'Quittungen und Rechnungen',
  selected: '{count, plural, one {# Bestellung ausgewählt} other {# Bestellungen ausgewählt}}',
  clear: 'Auswahl aufheben',
  tooMany: 'Wählen Sie bis zu 100 Bestellungen aus, um sie auf einmal zu drucken.',
});
