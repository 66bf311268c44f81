import type { MapLocation, Position } from './map-location.ts';

type LocationCoordinates = { readonly [Part in keyof Position]: number | null };

/** Moves the marker. The map follows where it was centred on the marker, or on nothing. */
export function moveMarker(location: MapLocation, to: Partial<LocationCoordinates>): MapLocation {
  const { mapLat, mapLng, markerLat, markerLng } = location;
  const marker = { lat: markerLat, lng: markerLng, ...to };
  const moved = { ...location, markerLat: marker.lat, markerLng: marker.lng };
  const isCentred = mapLat === markerLat && mapLng === markerLng;
  return isCentred ? centreOnMarker(moved) : moved;
}

/** The map with the marker in its middle. */
export function centreOnMarker(location: MapLocation): MapLocation {
  return { ...location, mapLat: location.markerLat, mapLng: location.markerLng };
}
