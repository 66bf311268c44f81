import { defineTranslation } from '../../define-messages.ts';
import type { mapFields as english } from '../../en/interface/map-fields.ts';

export const mapFields = defineTranslation<typeof english>('mapFields', {
  place: 'Lieu',
  style: 'Style',
  recordTrail: 'Noms de lieux',
  zoomButtons: 'Boutons de zoom',
  zoomButtonsHelp: 'Avec le service de cartes à clé, également une vue de la rue.',
  terrain: 'Relief',
  terrainHelp:
    'Là où le service de cartes a un relief. La carte fournie par Portico et le style Satellite n’en ont pas.',
});
