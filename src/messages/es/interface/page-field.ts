import { defineTranslation } from '../../define-messages.ts';
import type { pageField as english } from '../../en/interface/page-field.ts';

export const pageField = defineTranslation<typeof english>('pageField', {
  pages: 'Páginas',
  searchPages: 'Buscar páginas',
  pagesNotLoaded: 'No se han podido cargar las páginas.',
  loadingPages: 'Cargando páginas',
  deletedPage: 'Una página eliminada',
  noPage: 'No se ha encontrado ninguna página.',
  collections: 'Colecciones',
  searchCollections: 'Buscar colecciones',
  collectionsNotLoaded: 'No se han podido cargar las colecciones.',
  loadingCollections: 'Cargando colecciones',
  deletedCollection: 'Una colección eliminada',
  noCollection: 'No se ha encontrado ninguna colección. Los blogs y las galerías se añaden en Páginas.',
  choose: 'Elegir…',
  loading: 'Cargando…',
  notLoaded: 'No se ha podido cargar',
  tryAgain: 'Reintentar',
  untitled: 'Sin título',
  more: '{count, number} más. Búsquelos para encontrarlos.',
  overMore: 'Más de {count, number} más. Búsquelos para encontrarlos.',
});
