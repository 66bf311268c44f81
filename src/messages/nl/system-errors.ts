import { defineTranslation } from '../define-messages.ts';
import type { systemErrors as english } from '../en/system-errors.ts';

export const systemErrors = defineTranslation<typeof english>('systemErrors', {
  heading: 'Er ging iets mis!',
  note: 'Deze fout is vastgelegd en gemeld. Laad de pagina opnieuw en probeer het nog eens.',
  noConnection: 'Kan geen verbinding maken met {host}. Probeer het opnieuw.',
  reload: 'Pagina opnieuw laden',
  clear: 'Verbergen',
});
