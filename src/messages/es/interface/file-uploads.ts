import { defineTranslation } from '../../define-messages.ts';
import type { fileUploads as english } from '../../en/interface/file-uploads.ts';

export const fileUploads = defineTranslation<typeof english>('fileUploads', {
  processingCancelled: 'Procesamiento del archivo cancelado',
  processingIncomplete: 'El procesamiento del archivo no se ha completado',
  uploadIncomplete: 'La subida del archivo no se ha completado',
  renameFailed: 'Ha habido un problema al cambiar el nombre de su archivo.',
  uploadFailed: 'Ha habido un problema al subir su archivo.',
  nameMissing: 'Escriba un nombre de archivo',
  uploadCancelled: 'Subida cancelada',
  unsupported: 'El archivo {name} no parece ser un archivo compatible.',
  unsupportedImage: 'El archivo {name} no parece ser un archivo de imagen compatible.',
  tooLarge: 'El archivo {name} es demasiado grande. El tamaño máximo permitido es {max}.',
  ofPictures: 'de imagen ',
});
