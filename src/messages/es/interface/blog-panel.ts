import { defineTranslation } from '../../define-messages.ts';
import type { blogPanel as english } from '../../en/interface/blog-panel.ts';

export const blogPanel = defineTranslation<typeof english>('blogPanel', {
  allStates: 'Todos los estados',
  published: 'Publicado',
  scheduled: 'Programado',
  needsReview: 'Por revisar',
  draft: 'Borrador',
  private: 'Privado',
  newPost: 'Nueva entrada',
  newPostIn: 'Nueva entrada en {title}',
  search: 'Buscar entradas',
  state: 'Estado',
  loading: 'Cargando entradas',
  noMatch: 'Ninguna entrada coincide',
  none: 'Todavía no hay entradas',
  noMatchText: 'Pruebe con otras palabras u otro estado.',
  noneText: 'Las entradas aparecen aquí, las más recientes primero.',
  posts: 'Entradas',
  noDate: 'Sin fecha',
  actionsOf: 'Acciones de {title}',
  settings: 'Ajustes',
  duplicate: 'Duplicar',
  delete: 'Eliminar',
  postSettings: 'Ajustes de la entrada',
  removeText:
    'La entrada se retira del sitio de inmediato. Puede restaurarla desde la papelera durante 30 días.',
  untitledDraft: 'Borrador sin título',
  untitledPost: 'Entrada sin título',
  postsPerPage: 'Entradas por página',
  exampleTitle: 'Una primera entrada',
  urlFormat: 'Formato de URL de las entradas',
  urlFormatText:
    'Las entradas nuevas reciben direcciones como {example}. %y es el año, %m el mes, %d el día, %t el título. Las direcciones existentes se conservan.',
});
