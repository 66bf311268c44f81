import { defineTranslation } from '../../define-messages.ts';
import type { mapFields as english } from '../../en/interface/map-fields.ts';

export const mapFields = defineTranslation<typeof english>('mapFields', {
  place: 'Ort',
  style: 'Stil',
  recordTrail: 'Ortsnamen',
  zoomButtons: 'Zoom-Buttons',
  zoomButtonsHelp: 'Mit dem Kartendienst mit Schlüssel auch eine Straßenansicht.',
  terrain: 'Gelände',
  terrainHelp:
    'Wo der Kartendienst ein Relief hat. Die Karte, die Portico mitbringt, und der Stil „Satellit“ haben keines.',
});
