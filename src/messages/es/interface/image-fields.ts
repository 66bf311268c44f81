import { defineTranslation } from '../../define-messages.ts';
import type { imageFields as english } from '../../en/interface/image-fields.ts';

export const imageFields = defineTranslation<typeof english>('imageFields', {
  image: 'Imagen',
  inline: 'Sencilla, con pie',
  poster: 'Cartel: texto sobre la imagen',
  card: 'Tarjeta: texto junto a la imagen',
  overlap: 'Solapada: texto sobre un borde',
  collage: 'Collage: texto sobre una esquina',
  stack: 'Apilada: texto bajo la imagen',
  mode: 'Imagen en su marco',
  asHighAsBlock: 'Tan alta como el bloque',
  asThePicture: 'Las de la imagen',
  square: 'Cuadrada (1:1)',
  button: 'Botón',
  buttonHelp: 'El botón lleva al enlace. Sin botón, la imagen lleva el enlace.',
  side: 'La imagen va',
  first: 'Primero',
  last: 'Al final',
  textAlignment: 'Alineación del texto',
  buttonKind: 'Estilo del botón',
});
