import type { AttributionPart } from './maps-settings.ts';
import type { MapLocation } from './map-location.ts';

/** A place that may be the one that is typed (MAP-59). */
export interface PlacePrediction {
  readonly placeId: string;
  readonly title: string;
  /** What tells it from others of its name; may be empty. */
  readonly description: string;
}

export interface PlacePredictions {
  readonly predictions: readonly PlacePrediction[];
  /** Whose data it is, shown below the list. */
  readonly attribution: readonly AttributionPart[];
}

/** What is filled in when a place is chosen (MAP-63). */
export interface FoundPlace {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
}

/** How a panel asks for places. Both throw where nothing can be had. */
export interface PlaceSearch {
  suggest(input: string, signal: AbortSignal): Promise<PlacePredictions>;
  choose(prediction: PlacePrediction): Promise<FoundPlace>;
}

/** A location moved to a place: map and marker stand on it; the title stays as it was written (MAP-63). */
export function locationAtPlace(location: MapLocation, place: FoundPlace): MapLocation {
  return {
    ...location,
    mapLat: place.lat,
    mapLng: place.lng,
    markerLat: place.lat,
    markerLng: place.lng,
    mapZoom: place.zoom,
    addressLine1: place.addressLine1,
    addressLine2: place.addressLine2,
    addressCountry: place.addressCountry,
  };
}
