import { defineTranslation } from '../define-messages.ts';
import type { places as english } from '../en/places.ts';

export const places = defineTranslation<typeof english>('places', {
  coordinates: 'Koordinaten',
  from: 'Orte:',
});
