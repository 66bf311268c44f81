import { siteTranslator } from '#messages/site-translator.ts';
import { places } from '#messages/en/places.ts';
import { coordinatesText } from '#domain/maps/map-location.ts';
import { parseCoordinates } from '#domain/maps/parse-coordinates.ts';
import type { PlaceSource } from './place-source.ts';

const PREFIX = 'coordinates:';
/** Close enough to see the streets around a point. */
const ZOOM = 15;

/** Coordinates that are typed by hand: a place without an address, so that its text is the coordinates (MAP-14). */
export function understandCoordinates(source: PlaceSource): PlaceSource {
  return {
    async suggest(input, question) {
      const typed = parseCoordinates(input);
      if (typed === null) return source.suggest(input, question);
      if ('fault' in typed) return { predictions: [], attribution: [] };
      const text = coordinatesText(typed);
      return {
        predictions: [
          {
            placeId: PREFIX + text,
            title: text,
            description: siteTranslator(question.language)(places.coordinates),
          },
        ],
        attribution: [],
      };
    },
    async find(placeId, question) {
      if (!placeId.startsWith(PREFIX)) return source.find(placeId, question);
      const typed = parseCoordinates(placeId.slice(PREFIX.length));
      if (typed === null || 'fault' in typed) return null;
      return { ...typed, zoom: ZOOM, addressLine1: '', addressLine2: '', addressCountry: '' };
    },
  };
}
