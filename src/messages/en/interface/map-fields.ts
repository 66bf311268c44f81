import { defineMessages } from '../../define-messages.ts';

/** What can be set about a map. */
export const mapFields = defineMessages('mapFields', {
  place: 'Place',
  style: 'Style',
  recordTrail: 'Names of places',
  zoomButtons: 'Zoom buttons',
  zoomButtonsHelp: 'With the keyed maps service also a view of the street.',
  terrain: 'Terrain',
  terrainHelp:
    'Where the maps service has relief. The map that Portico ships and the style Satellite have none.',
});
