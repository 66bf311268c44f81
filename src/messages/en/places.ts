import { defineMessages } from '../define-messages.ts';

/** What the search for places says beside the names of places. */
export const places = defineMessages('places', {
  coordinates: 'Coordinates',
  from: 'Places:',
});
