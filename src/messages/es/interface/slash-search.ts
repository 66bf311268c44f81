import { defineTranslation } from '../../define-messages.ts';
import type { slashSearch as english } from '../../en/interface/slash-search.ts';

export const slashSearch = defineTranslation<typeof english>('slashSearch', {
  heading: 'título, encabezado',
  bulletedList: 'lista, puntos, viñetas',
  numberedList: 'lista, pasos, números',
  quote: 'cita',
  codeText: 'programa, código',
  table: 'cuadrícula, filas, columnas, celdas',
  line: 'separador, línea',
});
