import { defineTranslation } from '../../define-messages.ts';
import type { ownFonts as english } from '../../en/interface/own-fonts.ts';

export const ownFonts = defineTranslation<typeof english>('ownFonts', {
  note: 'Las fuentes que suba aparecen junto a las demás en las listas de arriba.',
  remove: 'Quitar {font}',
  removed: 'Quitar fuente',
  added: 'Añadir fuente',
  upload: 'Subir fuentes',
  italic: '{weight} cursiva',
  forHeadings: '{weights} · se usa en los títulos',
  forParagraphs: '{weights} · se usa en los párrafos',
  forBoth: '{weights} · se usa en los títulos y los párrafos',
  connectionLost: 'Se perdió la conexión. Vuelva a intentarlo.',
  tooLarge: 'El archivo {name} es demasiado grande. El tamaño máximo permitido es de {max} MB.',
  send: 'Subir',
  sending: 'Subiendo…',
  drop: 'Suelte aquí los archivos de fuentes',
  dropHelp:
    'WOFF2, WOFF, TTF u OTF, 5 MB como máximo cada uno. Los grosores y cursivas de una familia van juntos.',
  checking: 'Comprobando y reduciendo {name}…',
  characters: 'Caracteres que conservar',
  latin: 'Latino',
  vietnamese: 'Vietnamita',
  cyrillic: 'Cirílico',
  greek: 'Griego',
  allCharacters: 'Todo lo que tiene el archivo',
  confirmed: 'Tengo derecho a usar estas fuentes en este sitio',
  notAll: 'No se subió todo',
});
