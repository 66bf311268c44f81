import { defineTranslation } from '../../define-messages.ts';
import type { inventory as english } from '../../en/interface/inventory.ts';

export const inventory = defineTranslation<typeof english>('inventory', {
  inventory: 'Inventario',
  search: 'Buscar variantes',
  searchText: 'Por producto, opción o SKU',
  export: 'Exportar existencias',
  loading: 'Cargando las existencias',
  none: 'Todavía no hay nada que contar',
  noneText: 'Cuando haya productos, cuente aquí cuántos hay de cada variante.',
  noMatch: 'Ninguna variante coincide.',
  showAll: 'Mostrar todas las variantes',
  movements: 'Historial',
  movementsOf: 'Historial de {name}',
  loadingMovements: 'Cargando el historial',
  noMovements: 'Todavía no se ha contado, comprado ni devuelto nada.',
  what: 'Qué',
  when: 'Cuándo',
  effect: 'Cambio',
  left: 'Quedan',
  reserved: 'Pedido',
  released: 'Devuelto por un pedido sin pagar',
  sold: 'Vendido',
  canceled: 'Devuelto por una cancelación',
  returned: 'Devuelto',
  counted: 'Contado',
  imported: 'Importado',
  orderNotPaid: 'Pedido que no se ha pagado',
  order: 'Pedido {number}',
  soldMeanwhile:
    '{count, plural, one {# variante cambió entretanto: se aplicó la diferencia que escribió.} other {# variantes cambiaron entretanto: se aplicaron las diferencias que escribió.}}',
  skusAreDrafts:
    'Las referencias que cambió aquí se muestran en su sitio y en los pedidos cuando se publiquen sus productos.',
});
