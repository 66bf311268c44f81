import { defineTranslation } from '../define-messages.ts';
import type { media as english } from '../en/media.ts';

export const media = defineTranslation<typeof english>('media', {
  stopBackgroundVideo: 'Detener el vídeo de fondo',
  playBackgroundVideo: 'Reproducir el vídeo de fondo',
  showContent: 'Mostrar el contenido',
  heldContent:
    'Este contenido procede de otros sitios web. Se carga cuando usted lo pide o cuando acepta las cookies.',
});
