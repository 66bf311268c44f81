import { defineTranslation } from '../define-messages.ts';
import type { maps as english } from '../en/maps.ts';

export const maps = defineTranslation<typeof english>('maps', {
  name: 'Mapa: {name}',
  opens: '{name}: abre una página de mapas en una ventana nueva',
  ask: 'Mostrar el mapa de {host}',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
});
