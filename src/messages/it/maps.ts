import { defineTranslation } from '../define-messages.ts';
import type { maps as english } from '../en/maps.ts';

export const maps = defineTranslation<typeof english>('maps', {
  name: 'Mappa: {name}',
  opens: '{name}: apre una pagina di mappe in una nuova finestra',
  ask: 'Mostra la mappa di {host}',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
});
