import { defineTranslation } from '../define-messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs = defineTranslation<typeof english>('dialogs', {
  confirm: 'Confirmar',
  reject: 'Rechazar',
  cancel: 'Cancelar',
  okay: 'De acuerdo',
  close: 'Cerrar',
  code: 'Código de su aplicación o un código de recuperación',
  signInAgain: 'Vuelva a iniciar sesión',
  sessionEnded: 'Su sesión ha terminado. Tras iniciar sesión estará donde estaba.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  logoutFailed: 'No se ha podido cerrar la sesión. Inténtelo de nuevo.',
  loggedOutTitle: 'Sesión cerrada',
  loggedOut: 'Ha cerrado la sesión correctamente.',
});
