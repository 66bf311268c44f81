import { defineTranslation } from '../../define-messages.ts';
import type { orderPrinting as english } from '../../en/interface/order-printing.ts';

export const orderPrinting = defineTranslation<typeof english>('orderPrinting', {
  print: 'Imprimir',
  slips: 'Albaranes',
  pricedSlips: 'Albaranes con precios',
  receipts: 'Recibos y facturas',
  selected: '{count, plural, one {# pedido seleccionado} other {# pedidos seleccionados}}',
  clear: 'Borrar la selección',
  tooMany: 'Seleccione hasta 100 pedidos para imprimirlos de una vez.',
});
