import type { Position } from './map-location.ts';
import { projectPosition, worldSize, type Pixel } from './map-projection.ts';
import { MAP_STYLES, type MapStyle } from './map-styles.ts';
import { WORLD_MAX_ZOOM, WORLD_VERSION } from './world-levels.ts';

/** A picture of the shipped map, in pixels; blocks show the middle of it. */
export const PICTURE_SIZE = { width: 2048, height: 1024 } as const;

/** What a picture shows. */
export interface WorldPicture {
  readonly centre: Position;
  /** A whole number, 0 to 6. */
  readonly zoom: number;
  readonly style: MapStyle;
  /** BCP 47 language of its names; null without names. */
  readonly language: string | null;
}

const WITHOUT_NAMES = 'plain';
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;
const DECIMALS = 4;

/** The zoom that the shipped map shows for a wanted one. */
export function worldZoom(zoom: number): number {
  return Math.max(0, Math.min(WORLD_MAX_ZOOM, Math.round(zoom)));
}

/** The address of a picture, relative to the root of every host. */
export function worldPictureHref({ centre, zoom, style, language }: WorldPicture): string {
  const names = language === null ? WITHOUT_NAMES : LANGUAGE.test(language) ? language : 'en';
  const [lat, lng] = [centre.lat, centre.lng].map((degrees) => String(Number(degrees.toFixed(DECIMALS))));
  return `/_portico/maps/${WORLD_VERSION}/${style}/${zoom}/${lat},${lng}/${names}.svg`;
}

/** What an address asks for, by its parts after the version; null for what no block asks for. */
export function readWorldPicture(
  style: string,
  zoom: string,
  position: string,
  file: string,
): WorldPicture | null {
  const knownStyle = MAP_STYLES.find((each) => each === style);
  const names = /^(.+)\.svg$/.exec(file)?.[1];
  const coordinates = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/.exec(position);
  if (knownStyle === undefined || names === undefined || coordinates === null) return null;
  const [lat, lng] = [Number(coordinates[1]), Number(coordinates[2])];
  if (!/^[0-6]$/.test(zoom) || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  if (names !== WITHOUT_NAMES && !LANGUAGE.test(names)) return null;
  return {
    centre: { lat, lng },
    zoom: Number(zoom),
    style: knownStyle,
    language: names === WITHOUT_NAMES ? null : names,
  };
}

/** Where a position lies in a picture, as shares of its width and height from its upper left corner. */
export function pointInPicture(position: Position, { centre, zoom }: WorldPicture): Pixel {
  const [at, middle] = [projectPosition(position, zoom), projectPosition(centre, zoom)];
  const size = worldSize(zoom);
  let across = at.x - middle.x;
  // The shorter way around the globe.
  if (Math.abs(across) > size / 2) across -= Math.sign(across) * size;
  return { x: 0.5 + across / PICTURE_SIZE.width, y: 0.5 + (at.y - middle.y) / PICTURE_SIZE.height };
}
