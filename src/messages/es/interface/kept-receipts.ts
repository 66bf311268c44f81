import { defineTranslation } from '../../define-messages.ts';
import type { keptReceipts as english } from '../../en/interface/kept-receipts.ts';

export const keptReceipts = defineTranslation<typeof english>('keptReceipts', {
  title: 'Recibos conservados',
  lead: 'Recibos de personas que se borraron. Solo en ellos quedan el nombre y la dirección, mientras lo digan los ajustes de la tienda.',
  nothing: 'Sin recibos conservados',
  nothingText: 'Cuando se borre a alguien que haya comprado algo, sus recibos estarán aquí.',
  printPage: 'Imprimir esta página',
  number: 'Recibo',
  receipt: 'Recibo {number}',
  name: 'Nombre',
  placed: 'Pedido',
  until: 'Conservado hasta',
  total: 'Total',
});
