import { autocompletePlaces } from '#contract/places.ts';
import type { PlaceSearch } from '#domain/maps/place-search.ts';
import { createId } from '#lib/id.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { askPlaceDetails, type TrackingContext } from './ask-place-details.ts';

/**
 * The search for places of one panel. What is typed until a place is chosen is one session, as providers count it
 * (MAP-63).
 */
export function createPlaceSearch(language: string, context: TrackingContext): PlaceSearch {
  let sessionToken: string | null = null;
  return {
    suggest(input, signal) {
      sessionToken ??= createId();
      return callEndpoint(autocompletePlaces, { query: { input, language, sessionToken } }, { signal });
    },
    choose({ placeId }) {
      const token = sessionToken ?? createId();
      sessionToken = null;
      return askPlaceDetails({ placeId, sessionToken: token, language, ...context });
    },
  };
}
