import { defineTranslation } from '../../define-messages.ts';
import type { sectionCatalog as english } from '../../en/interface/section-catalog.ts';

export const sectionCatalog = defineTranslation<typeof english>('sectionCatalog', {
  contactForm: 'Formulario de contacto',
  whereToFindUs: 'Dónde encontrarnos',
  story: 'Historia con una imagen',
  twoColumns: 'Texto en dos columnas',
  threeServices: 'Tres servicios',
  servicesList: 'Servicios con una lista',
  gallery: 'Galería',
  twoPictures: 'Dos imágenes',
  openingPicture: 'Apertura con una imagen',
  openingMiddle: 'Apertura en el centro',
  statement: 'Declaración',
  team: 'Equipo',
  oneVoice: 'Un testimonio',
  twoVoices: 'Dos testimonios',
  threePrices: 'Tres precios',
  priceList: 'Lista de precios',
  menu: 'Carta',
  questions: 'Preguntas y respuestas',
  invitation: 'Invitación',
  headingLine: 'Título con una línea',
});
