import { defineTranslation } from '../../define-messages.ts';
import type { pageHistory as english } from '../../en/interface/page-history.ts';

export const pageHistory = defineTranslation<typeof english>('pageHistory', {
  restored: 'Esta versión ha vuelto. «Deshacer» la quita de nuevo.',
  title: 'Historial',
  looking: 'Está viendo una versión anterior.',
  restore: 'Restaurarla',
  backToNow: 'Volver a la actual',
  loading: 'Cargando el historial',
  tryAgain: 'Reintentar',
  notLoaded: 'No se han podido cargar los resultados',
  earlier: 'Anteriores',
  live: 'En línea',
  replacedChange: 'Sustituyó el cambio de otra persona',
  current: 'Actual',
  lookingAt: 'Como era el {time}',
});
