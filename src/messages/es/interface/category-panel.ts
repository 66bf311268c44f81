import { defineTranslation } from '../../define-messages.ts';
import type { categoryPanel as english } from '../../en/interface/category-panel.ts';

export const categoryPanel = defineTranslation<typeof english>('categoryPanel', {
  categories: 'Categorías',
  add: 'Añadir categoría',
  addWithin: 'Añadir una categoría en «{name}»',
  edit: 'Nombre y dirección',
  within: 'Añadir una categoría dentro',
  remove: 'Eliminar',
  save: 'Guardar',
  cancel: 'Cancelar',
  name: 'Nombre',
  address: 'Dirección',
  nameNeeded: 'Escriba un nombre.',
  nameTaken: 'Ya hay una categoría con este nombre.',
  addressTaken: 'Otra categoría tiene esta dirección.',
  none: 'Todavía no hay categorías. Con ellas los visitantes encuentran antes los productos.',
  actionsOf: 'Acciones de {name}',
  atMost: 'Una página de tienda tiene como máximo {count} categorías.',
  stepAdd: 'Añadir categoría',
  stepEdit: 'Cambiar categoría',
  stepMove: 'Mover categoría',
  stepRemove: 'Eliminar categoría',
  pageSize: 'Productos por página',
  showFilters: 'Búsqueda, filtros y orden',
  showQuickView: 'Vista rápida de los productos',
});
