import { defineTranslation } from '../../define-messages.ts';
import type { filePicker as english } from '../../en/interface/file-picker.ts';

export const filePicker = defineTranslation<typeof english>('filePicker', {
  choose: 'Choisir un fichier',
  chooseFor: '{label} : choisir un fichier',
  chooseImage: 'Choisir une image',
  chooseAudio: 'Choisir un fichier audio',
  chooseVideo: 'Choisir une vidéo',
  chooseSubtitles: 'Choisir des sous-titres',
  search: 'Rechercher des fichiers',
  loading: 'Chargement des fichiers',
  loadFailed: 'Impossible de charger les résultats',
  files: 'Fichiers',
  noneFound: 'Aucun fichier trouvé.',
  upload: 'Importer un fichier',
  notUsable: 'Le fichier {name} ne peut pas être utilisé ici.',
  uploadProblem: 'Un problème est survenu pendant l’importation de votre fichier.',
  uploadFailed: 'L’importation du fichier n’a pas abouti',
  noImages: 'Aucune image dans la bibliothèque pour l’instant.',
  noAudio: 'Aucun fichier audio dans la bibliothèque pour l’instant.',
  noVideos: 'Aucune vidéo dans la bibliothèque pour l’instant.',
  noSubtitles: 'Aucun sous-titre (.vtt) dans la bibliothèque pour l’instant.',
  noDocuments: 'Aucun document dans la bibliothèque pour l’instant.',
  none: 'Aucun fichier dans la bibliothèque pour l’instant.',
});
