import { defineTranslation } from '../../define-messages.ts';
import type { fileUploads as english } from '../../en/interface/file-uploads.ts';

export const fileUploads = defineTranslation<typeof english>('fileUploads', {
  processingCancelled: 'Traitement du fichier annulé',
  processingIncomplete: 'Le traitement du fichier n’a pas abouti',
  uploadIncomplete: 'Le téléversement du fichier n’a pas abouti',
  renameFailed: 'Un problème est survenu lors du renommage de votre fichier.',
  uploadFailed: 'Un problème est survenu lors du téléversement de votre fichier.',
  nameMissing: 'Veuillez saisir un nom de fichier',
  uploadCancelled: 'Téléversement annulé',
  unsupported: 'Le fichier {name} ne semble pas être un fichier pris en charge.',
  unsupportedImage: 'Le fichier {name} ne semble pas être un fichier image pris en charge.',
  tooLarge: 'Le fichier {name} est trop volumineux. La taille maximale autorisée est de {max}.',
  ofPictures: 'image ',
});
