import { defineTranslation } from '../define-messages.ts';
import type { cookieTexts as english } from '../en/cookie-texts.ts';

export const cookieTexts = defineTranslation<typeof english>('cookieTexts', {
  text: 'Al utilizar este sitio web, acepta nuestro uso de cookies. Utilizamos cookies para ofrecerle una gran experiencia y para que nuestro sitio web funcione correctamente.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  change: 'Configuración de cookies',
});
