import { defineTranslation } from '../define-messages.ts';
import type { systemErrors as english } from '../en/system-errors.ts';

export const systemErrors = defineTranslation<typeof english>('systemErrors', {
  heading: '¡Algo ha ido mal!',
  note: 'Este error se ha registrado y notificado. Vuelva a cargar la página e inténtelo de nuevo.',
  noConnection: 'No se puede conectar con {host}. Inténtelo de nuevo.',
  reload: 'Volver a cargar la página',
  clear: 'Quitar',
});
