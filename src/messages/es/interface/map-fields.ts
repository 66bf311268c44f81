import { defineTranslation } from '../../define-messages.ts';
import type { mapFields as english } from '../../en/interface/map-fields.ts';

export const mapFields = defineTranslation<typeof english>('mapFields', {
  place: 'Lugar',
  style: 'Estilo',
  recordTrail: 'Nombres de lugares',
  zoomButtons: 'Botones de zoom',
  zoomButtonsHelp: 'Con el servicio de mapas con clave, también una vista de la calle.',
  terrain: 'Relieve',
  terrainHelp:
    'Donde el servicio de mapas tiene relieve. El mapa que trae Portico y el estilo Satélite no lo tienen.',
});
