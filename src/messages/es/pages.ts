import { defineTranslation } from '../define-messages.ts';
import type { pages as english } from '../en/pages.ts';

export const pages = defineTranslation<typeof english>('pages', {
  skipToContent: 'Saltar al contenido',
  pageProtected: 'Esta página está protegida',
  siteProtected: 'Este sitio está protegido',
  password: 'Contraseña',
  continue: 'Continuar',
  incorrectPassword: 'Contraseña incorrecta.',
  tooManyAttempts: 'Demasiados intentos. Vuelva a intentarlo más tarde.',
  comingSoon: 'Próximamente',
  notOpen: 'Este sitio todavía no está abierto. Vuelva más tarde.',
  table: 'Tabla',
});
