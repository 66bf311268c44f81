import { placeDetails } from '#contract/places.ts';
import type { FoundPlace } from '#domain/maps/place-search.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The context of a search, by which the costs of the provider are told apart. */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

interface PlaceQuestion extends Partial<TrackingContext> {
  readonly placeId: string;
  readonly sessionToken: string;
  readonly language: string;
}

/**
 * Position and address of a place (MAP-60). A missing tracking context is a mistake of Portico: it is logged, and the
 * place is requested all the same (MAP-61, MAP-62).
 */
export async function askPlaceDetails(question: PlaceQuestion): Promise<FoundPlace> {
  if (!question.productPage || !question.productSection) {
    // oxlint-disable-next-line no-console -- the specification asks for the console (MAP-62)
    console.error('Place details need productPage and productSection: both are required for cost tracking.');
  }
  const { place } = await callEndpoint(placeDetails, { query: question });
  return place;
}
