import { defineTranslation } from '../define-messages.ts';
import type { maps as english } from '../en/maps.ts';

export const maps = defineTranslation<typeof english>('maps', {
  name: 'Karte: {name}',
  opens: '{name}: öffnet eine Kartenseite in einem neuen Fenster',
  ask: 'Karte von {host} anzeigen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
});
