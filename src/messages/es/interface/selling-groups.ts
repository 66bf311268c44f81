import { defineTranslation } from '../../define-messages.ts';
import type { sellingGroups as english } from '../../en/interface/selling-groups.ts';

export const sellingGroups = defineTranslation<typeof english>('sellingGroups', {
  sales: 'Ingresos',
  catalogue: 'Catálogo',
  setup: 'Configuración',
  now: 'Ventas: {part}',
  toProducts: 'Ir a los productos',
});
