import { defineTranslation } from '../../define-messages.ts';
import type { saving as english } from '../../en/interface/saving.ts';

export const saving = defineTranslation<typeof english>('saving', {
  saved: 'Guardado',
  saving: 'Guardando…',
  offline: 'Sin conexión: guardado aquí',
  signedOut: 'Sin guardar: vuelva a iniciar sesión',
  removed: 'Sin guardar: la página se ha eliminado',
  refused: 'Sin guardar: corríjalo o deshágalo',
  conflict: 'Cambiado también por otra persona',
  undone: 'Deshecho: {name}',
  undonePassedOver: 'Deshecho: {name}. Guardado después y aún presente: {later}.',
  undoOvertaken: 'No se puede deshacer «{name}»: cambió desde entonces.',
});
