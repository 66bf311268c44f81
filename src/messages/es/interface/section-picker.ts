import { defineTranslation } from '../../define-messages.ts';
import type { sectionPicker as english } from '../../en/interface/section-picker.ts';

export const sectionPicker = defineTranslation<typeof english>('sectionPicker', {
  title: 'Añadir una sección',
  kind: 'Tipo de sección',
  notLoaded: 'No se ha podido cargar. Inténtelo de nuevo.',
  toChooseFrom: 'Secciones para elegir',
  emptySection: 'Sección vacía',
  all: 'Todas',
  saved: 'Guardadas',
  synced: 'Sincronizadas',
  intro: 'Introducción',
  about: 'Acerca de',
  services: 'Servicios',
  gallery: 'Galería',
  people: 'Personas',
  prices: 'Precios',
  menu: 'Carta',
  questions: 'Preguntas',
  contact: 'Contacto',
});
