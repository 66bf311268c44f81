import { defineTranslation } from '../../define-messages.ts';
import type { imageFields as english } from '../../en/interface/image-fields.ts';

export const imageFields = defineTranslation<typeof english>('imageFields', {
  image: 'Bild',
  inline: 'Schlicht, mit Bildunterschrift',
  poster: 'Plakat: Text über dem Bild',
  card: 'Karte: Text neben dem Bild',
  overlap: 'Überlappung: Text über einem Rand',
  collage: 'Collage: Text über einer Ecke',
  stack: 'Stapel: Text unter dem Bild',
  mode: 'Bild im Rahmen',
  asHighAsBlock: 'So hoch wie der Block',
  asThePicture: 'Wie das Bild ist',
  square: 'Quadratisch (1:1)',
  button: 'Button',
  buttonHelp: 'Der Button führt zum Link. Ohne Button ist das Bild verlinkt.',
  side: 'Bild steht',
  first: 'Zuerst',
  last: 'Zuletzt',
  textAlignment: 'Ausrichtung des Textes',
  buttonKind: 'Stil des Buttons',
});
