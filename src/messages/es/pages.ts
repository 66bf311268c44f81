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
  menu: 'Menú',
  mainNavigation: 'Navegación principal',
  closeMenu: 'Cerrar el menú',
  notFoundTitle: 'Página no encontrada',
  notFound: 'Esta página no existe o se ha movido.',
  goHome: 'Ir a la página de inicio',
  failureTitle: 'Algo ha salido mal',
  failure: 'No se ha podido mostrar esta página. Inténtelo de nuevo más tarde.',
});
