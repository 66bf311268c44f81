import { defineTranslation } from '../../define-messages.ts';
import type { passkeys as english } from '../../en/interface/passkeys.ts';

export const passkeys = defineTranslation<typeof english>('passkeys', {
  title: 'Llaves de acceso',
  description:
    'Una llave de acceso inicia su sesión con la huella, la cara o el PIN de su dispositivo. Sustituye a la contraseña y al segundo factor.',
  loading: 'Cargando las llaves de acceso',
  none: 'Todavía no hay ninguna llave de acceso.',
  unsupported:
    'Este navegador no puede usar llaves de acceso en esta dirección. Hace falta un navegador actual y una dirección que empiece por https.',
  wrongAddress:
    'Las llaves de acceso no funcionan en esta dirección. Abra el panel en la dirección prevista para él.',
  failed: 'No se ha podido usar la llave de acceso. Inténtelo de nuevo o use otra.',
  known: 'Este dispositivo ya tiene una llave de acceso de esta cuenta.',
  notAdded: 'No se ha añadido ninguna llave de acceso: se canceló o tardó demasiado.',
  add: 'Añadir una llave de acceso',
  added: 'Se ha añadido la llave de acceso.',
  addedOn: 'Añadida el {date}.',
  lastUsed: 'Último uso: {ago}.',
  neverUsed: 'Todavía sin usar.',
  synced: 'Guardada para todos sus dispositivos.',
  rename: 'Cambiar el nombre',
  renameOf: 'Cambiar el nombre de {name}',
  renameTitle: 'Cambiar el nombre de la llave de acceso',
  name: 'Nombre',
  save: 'Guardar',
  remove: 'Quitar',
  removeOf: 'Quitar {name}',
  removeTitle: '¿Quitar la llave de acceso?',
  removeText: '«{name}» ya no iniciará su sesión. Elimínela también en su dispositivo.',
  removed: 'Se ha quitado la llave de acceso.',
  onlyLead:
    'Puede iniciar sesión solo con llaves de acceso: entonces nadie entra con una contraseña. Quien pierde todas sus llaves vuelve con un enlace por correo y un código de recuperación.',
  turnPasswordOff: 'Desactivar la contraseña',
  passwordTurnedOff: 'La contraseña está desactivada. Se han cerrado las demás sesiones.',
  passwordIsOff:
    'La contraseña está desactivada: solo se inicia sesión con llaves de acceso. Una contraseña nueva la activa de nuevo.',
  turnPasswordOn: 'Activar la contraseña',
  passwordTurnedOn: 'La contraseña está activada de nuevo. Se han cerrado las demás sesiones.',
  or: 'o',
  use: 'Usar una llave de acceso',
  proveLead:
    'Inició sesión hace un tiempo. Use una de sus llaves de acceso; lo que ha introducido se conserva y se envía después.',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint:
    'Esta cuenta inicia sesión solo con llaves de acceso. Una contraseña nueva requiere uno de sus códigos de recuperación.',
});
