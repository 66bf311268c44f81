import { defineTranslation } from '../../define-messages.ts';
import type { imageFields as english } from '../../en/interface/image-fields.ts';

export const imageFields = defineTranslation<typeof english>('imageFields', {
  image: 'Image',
  inline: 'Simple, avec une légende',
  poster: 'Affiche : texte sur l’image',
  card: 'Carte : texte à côté de l’image',
  overlap: 'Chevauchement : texte sur un bord',
  collage: 'Collage : texte sur un coin',
  stack: 'Pile : texte sous l’image',
  mode: 'Image dans son cadre',
  asHighAsBlock: 'Aussi haute que le bloc',
  asThePicture: 'Celles de l’image',
  square: 'Carré (1:1)',
  button: 'Bouton',
  buttonHelp: 'Le bouton mène au lien. Sans bouton, c’est l’image qui porte le lien.',
  side: 'Image placée',
  first: 'En premier',
  last: 'En dernier',
  textAlignment: 'Alignement du texte',
  buttonKind: 'Style du bouton',
});
