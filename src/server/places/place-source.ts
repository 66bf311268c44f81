import type { FoundPlace, PlacePredictions } from '#domain/maps/place-search.ts';

export interface PlaceQuestion {
  readonly language: string;
  readonly sessionToken: string;
}

/** Who knows places: a provider with a key, or the places that come with Portico. */
export interface PlaceSource {
  suggest(input: string, question: PlaceQuestion): Promise<PlacePredictions>;
  /** Null for an id that it does not know. */
  find(placeId: string, question: PlaceQuestion): Promise<FoundPlace | null>;
}

/** The source did not answer in time, or with something else than an answer. */
export class PlaceSourceError extends Error {
  override name = 'PlaceSourceError';
}
