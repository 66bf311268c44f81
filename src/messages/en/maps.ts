import { defineMessages } from '../define-messages.ts';

/** What maps say. */
export const maps = defineMessages('maps', {
  name: 'Map: {name}',
  opens: '{name}: opens a maps page in a new window',
  ask: 'Show the map from {host}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
});
