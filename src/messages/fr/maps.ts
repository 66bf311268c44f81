import { defineTranslation } from '../define-messages.ts';
import type { maps as english } from '../en/maps.ts';

export const maps = defineTranslation<typeof english>('maps', {
  name: 'Carte : {name}',
  opens: '{name} : ouvre une page de cartes dans une nouvelle fenêtre',
  ask: 'Afficher la carte de {host}',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
});
