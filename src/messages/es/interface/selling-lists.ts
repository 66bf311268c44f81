import { defineTranslation } from '../../define-messages.ts';
import type { sellingLists as english } from '../../en/interface/selling-lists.ts';

export const sellingLists = defineTranslation<typeof english>('sellingLists', {
  more: 'Más acciones',
  filters: 'Filtros',
  filtersUsed: 'Filtros ({count})',
});
