import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Detener el vídeo de fondo',
  playBackgroundVideo: 'Reproducir el vídeo de fondo',
  showContent: 'Mostrar el contenido',
  heldContent:
    'Este contenido procede de otros sitios web. Se carga cuando usted lo pide o cuando acepta las cookies.',
  playVideo: 'Reproducir el vídeo: {name}',
  playVideoFrom: 'Reproducir el vídeo: {name}. Se reproduce desde {provider}',
  playsFrom: 'Se reproduce desde {provider}',
  download: 'Descargar',
  openLink: 'Abrir el enlace',
  footnotes: 'Notas al pie',
  backToReference: 'Volver a la referencia {number}',
  done: 'Hecho: ',
  toDo: 'Pendiente: ',
});
