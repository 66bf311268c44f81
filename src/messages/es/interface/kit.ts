import { defineTranslation } from '../../define-messages.ts';
import type { kit as english } from '../../en/interface/kit.ts';

export const kit = defineTranslation<typeof english>('kit', {
  breadcrumbs: 'Ruta',
  working: 'En curso',
  chooseColor: 'Elegir {label}',
  hue: 'Tono',
  cancel: 'Cancelar',
  failed: 'Algo ha ido mal',
  close: 'Cerrar',
  optional: '(opcional)',
  chooseFiles: 'Elegir archivos',
  pages: 'Páginas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  position: 'Página {page} de {count}',
  positionOfMore: 'Página {page} de más de {count}',
  choose: 'Elegir…',
  justNow: 'ahora mismo',
  listed: '{names}, {name}',
});
