/** The position of a map and its marker, as it is stored (MAP-08); null was never set. */
export interface MapLocation {
  readonly mapLat: number | null;
  readonly mapLng: number | null;
  readonly markerLat: number | null;
  readonly markerLng: number | null;
  readonly mapZoom: number | null;
  readonly addressTitle: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
}

export interface Position {
  /** Degrees, -90 to 90. */
  readonly lat: number;
  /** Degrees, -180 to 180. */
  readonly lng: number;
}

/** A location with everything filled in (MAP-09 to MAP-16). */
export interface ResolvedLocation {
  readonly centre: Position;
  readonly marker: Position;
  readonly zoom: number;
  /** The address, or the coordinates of the marker (MAP-13, MAP-14). */
  readonly text: string;
  /** Title and accessible name of the marker (MAP-16). */
  readonly name: string;
}

/** Where a map stands that names no place, in degrees (MAP-09). */
export const DEFAULT_LATITUDE = 40.720882;
/** Its longitude, in degrees (MAP-10). */
export const DEFAULT_LONGITUDE = -74.000988;
/** Its zoom, which a ground that ends before cannot show (MAP-11). */
export const DEFAULT_ZOOM = 12;
export const MAX_ZOOM = 21;

export const NO_LOCATION: MapLocation = {
  mapLat: null,
  mapLng: null,
  markerLat: null,
  markerLng: null,
  mapZoom: null,
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
};

/** Fills a location in: a value that is no finite number in its range counts as missing (MAP-16). */
export function resolveLocation(location: Partial<Record<keyof MapLocation, unknown>>): ResolvedLocation {
  const centre = {
    lat: numberIn(location.mapLat, -90, 90) ?? DEFAULT_LATITUDE,
    lng: numberIn(location.mapLng, -180, 180) ?? DEFAULT_LONGITUDE,
  };
  const markerLat = numberIn(location.markerLat, -90, 90);
  const markerLng = numberIn(location.markerLng, -180, 180);
  const marker = markerLat === null || markerLng === null ? centre : { lat: markerLat, lng: markerLng };
  const text = locationText(location, marker);
  return {
    centre,
    marker,
    zoom: numberIn(location.mapZoom, 0, MAX_ZOOM) ?? DEFAULT_ZOOM,
    text,
    name: trimmed(location.addressTitle) || text,
  };
}

/** The address in one line, or the marker's coordinates where there is none (MAP-13 to MAP-15). */
function locationText(
  { addressLine1, addressLine2, addressCountry }: Partial<Record<keyof MapLocation, unknown>>,
  marker: Position,
): string {
  const parts = [addressLine1, addressLine2, addressCountry].map(trimmed).filter((part) => part !== '');
  return parts.length === 0 ? coordinatesText(marker) : parts.join(', ');
}

/** As exact as anybody can point: about ten centimetres. */
export function roundPosition({ lat, lng }: Position): Position {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

/** `lat,lng` (MAP-15). */
export function coordinatesText({ lat, lng }: Position): string {
  return `${lat},${lng}`;
}

/** Title and address as lines, without empty ones. */
export function locationLines(location: MapLocation): readonly string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  return [addressTitle, addressLine1, addressLine2, addressCountry]
    .map(trimmed)
    .filter((line) => line !== '');
}

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function numberIn(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && value >= min && value <= max ? value : null;
}
