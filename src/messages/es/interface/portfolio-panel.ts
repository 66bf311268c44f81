import { defineTranslation } from '../../define-messages.ts';
import type { portfolioPanel as english } from '../../en/interface/portfolio-panel.ts';

export const portfolioPanel = defineTranslation<typeof english>('portfolioPanel', {
  newProject: 'Nuevo proyecto',
  loading: 'Cargando proyectos',
  add: 'Añadir proyecto',
  atMost: 'Como máximo {count} proyectos.',
  inOrder: 'Proyectos en orden',
  none: 'Todavía no hay proyectos.',
  untitled: 'Proyecto sin título',
  move: 'Mover {title}',
  settingsOf: 'Ajustes de {title}',
  delete: 'Eliminar {title}',
  settings: 'Ajustes del proyecto',
  removeText:
    'El proyecto se retira del sitio de inmediato. Puede restaurarlo desde la papelera durante 30 días.',
  projects: 'Proyectos',
});
