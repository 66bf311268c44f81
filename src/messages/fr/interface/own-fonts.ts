import { defineTranslation } from '../../define-messages.ts';
import type { ownFonts as english } from '../../en/interface/own-fonts.ts';

export const ownFonts = defineTranslation<typeof english>('ownFonts', {
  note: 'Les polices que vous importez figurent à côté des autres dans les listes ci-dessus.',
  remove: 'Retirer {font}',
  removed: 'Retirer la police',
  added: 'Ajouter une police',
  upload: 'Importer des polices',
  italic: '{weight} italique',
  forHeadings: '{weights} · utilisée pour les titres',
  forParagraphs: '{weights} · utilisée pour les paragraphes',
  forBoth: '{weights} · utilisée pour les titres et les paragraphes',
  connectionLost: 'La connexion a été perdue. Veuillez réessayer.',
  tooLarge: 'Le fichier {name} est trop volumineux. La taille maximale autorisée est de {max} Mo.',
  send: 'Importer',
  sending: 'Importation…',
  drop: 'Déposez les fichiers de police ici',
  dropHelp:
    'WOFF2, WOFF, TTF ou OTF, 5 Mo chacun au maximum. Les graisses et italiques d’une famille sont regroupés.',
  checking: 'Vérification et réduction de {name}…',
  characters: 'Caractères à conserver',
  latin: 'Latin',
  vietnamese: 'Vietnamien',
  cyrillic: 'Cyrillique',
  greek: 'Grec',
  allCharacters: 'Tout ce que contient le fichier',
  confirmed: 'J’ai le droit d’utiliser ces polices sur ce site',
  notAll: 'Tout n’a pas été importé',
});
