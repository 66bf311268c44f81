import { defineTranslation } from '../../define-messages.ts';
import type { filePicker as english } from '../../en/interface/file-picker.ts';

export const filePicker = defineTranslation<typeof english>('filePicker', {
  choose: 'Elegir un archivo',
  chooseFor: '{label}: elegir un archivo',
  chooseImage: 'Elegir una imagen',
  chooseAudio: 'Elegir un archivo de audio',
  chooseVideo: 'Elegir un vídeo',
  chooseSubtitles: 'Elegir subtítulos',
  search: 'Buscar archivos',
  loading: 'Cargando archivos',
  loadFailed: 'No se pudieron cargar los resultados',
  files: 'Archivos',
  noneFound: 'No se encontró ningún archivo.',
  upload: 'Subir un archivo',
  notUsable: 'El archivo {name} no se puede usar aquí.',
  uploadProblem: 'Hubo un problema al subir su archivo.',
  uploadFailed: 'La subida del archivo no se completó',
  noImages: 'Aún no hay imágenes en la biblioteca.',
  noAudio: 'Aún no hay archivos de audio en la biblioteca.',
  noVideos: 'Aún no hay vídeos en la biblioteca.',
  noSubtitles: 'Aún no hay subtítulos (.vtt) en la biblioteca.',
  noDocuments: 'Aún no hay documentos en la biblioteca.',
  none: 'Aún no hay archivos en la biblioteca.',
});
