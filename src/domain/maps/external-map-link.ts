import { coordinatesText, type Position } from './map-location.ts';

const EXTERNAL_MAPS_PAGE = 'https://maps.google.com/maps';

/** The maps page that a marker leads to, with the text as `q`, the position as `ll` and the zoom as `z` (MAP-44 to MAP-47). */
export function externalMapLink(marker: Position, text: string, zoom: number): string {
  const query = [
    // What is no text cannot be part of an address.
    ['q', text.toWellFormed()],
    ['ll', coordinatesText(marker)],
    ['z', String(zoom)],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${EXTERNAL_MAPS_PAGE}?${query.join('&')}`;
}
