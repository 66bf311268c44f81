import { defineTranslation } from '../../define-messages.ts';
import type { ownColors as english } from '../../en/interface/own-colors.ts';

export const ownColors = defineTranslation<typeof english>('ownColors', {
  title: 'Colores propios',
  help: 'Colores además de la paleta, para las partes de un tema de color.',
  none: 'Aún no hay.',
  numbered: 'Color {number}',
  addStep: 'Añadir color propio',
  add: 'Añadir color',
  moveStep: 'Mover el color {name}',
  deleteStep: 'Eliminar el color {name}',
  renameStep: 'Cambiar el nombre de un color propio',
  changeStep: 'Cambiar color propio',
  name: 'Nombre',
  color: 'Color',
  moveUp: 'Subir {name}',
  moveDown: 'Bajar {name}',
  delete: 'Eliminar {name}',
  askDelete: '¿Eliminar {name}?',
  deleteColor: 'Eliminar color',
  wornByThemes:
    'Los temas de color lo usan aquí, donde {heir}, el color más cercano de la paleta, ocupa su lugar:',
  wornBy: '{theme}: {slot}',
  usesUnknown: 'No se pudo saber qué páginas lo usan.',
  lookingForUses: 'Buscando páginas que lo usan',
  unused: 'Ninguna página lo usa en palabras, degradados o bloques.',
  wornHere: 'Palabras, degradados o bloques lo usan aquí:',
  headerOrFooter: 'Encabezado o pie de página',
  untitled: 'Sin título',
  more: '{count, plural, one {# más} other {# más}}',
  whatBecomes: 'Las palabras toman allí el color de su texto; los degradados y los bloques prescinden de él.',
});
