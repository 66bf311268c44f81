import { defineTranslation } from '../define-messages.ts';
import type { maps as english } from '../en/maps.ts';

export const maps = defineTranslation<typeof english>('maps', {
  name: 'Kaart: {name}',
  opens: '{name}: opent een kaartpagina in een nieuw venster',
  ask: 'Kaart van {host} tonen',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
});
