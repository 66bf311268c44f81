import { defineTranslation } from '../../define-messages.ts';
import type { slashMenu as english } from '../../en/interface/slash-menu.ts';

export const slashMenu = defineTranslation<typeof english>('slashMenu', {
  bulletedList: 'Lista con viñetas',
  numberedList: 'Lista numerada',
  quote: 'Cita',
  codeText: 'Texto de código',
  table: 'Tabla',
  line: 'Línea',
  inserted: '{title}: insertado',
  closed: 'Menú cerrado',
  nothingMatches: 'Nada coincide',
  nothingMatchesWords: 'Nada coincide con «{words}».',
  position: '{title}, {place} de {count}',
  opened: 'Menú de inserción. {said}. Las flechas eligen, Intro inserta.',
  insert: 'Insertar',
});
