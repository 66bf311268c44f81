import { mapPanel } from '#messages/en/interface/map-panel.ts';
import type { Words } from '#messages/message.ts';
import type { Position } from './map-location.ts';

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,15})?)\s*°?`;
const PAIR = new RegExp(String.raw`^${NUMBER}\s*([NS])?(?:\s*[,;]\s*|\s+)${NUMBER}\s*([EW])?$`, 'i');

/** What was typed as coordinates: a position, a sentence that says what is out of range, or null for other text. */
export type TypedCoordinates = Position | { readonly fault: Words } | null;

/** Understands `52.52, 13.405`, `52.52 13.405` and `52.52° N, 13.405° E`: latitude before longitude. */
export function parseCoordinates(text: string): TypedCoordinates {
  const [, latitude, northOrSouth = '', longitude, eastOrWest = ''] = PAIR.exec(text.trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const lat = Number(latitude) * (northOrSouth.toUpperCase() === 'S' ? -1 : 1);
  const lng = Number(longitude) * (eastOrWest.toUpperCase() === 'W' ? -1 : 1);
  const fault = latitudeFault(lat) ?? longitudeFault(lng);
  return fault === null ? { lat, lng } : { fault };
}

/** Null for a valid latitude. */
export function latitudeFault(latitude: number): Words | null {
  return Math.abs(latitude) <= 90 ? null : mapPanel.latitudeRange;
}

/** Null for a valid longitude. */
export function longitudeFault(longitude: number): Words | null {
  return Math.abs(longitude) <= 180 ? null : mapPanel.longitudeRange;
}
