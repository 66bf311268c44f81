import { MAP_COLORS, type MapStyle } from './map-styles.ts';

/** A style's own marker: twice as large as it is shown (MAP-38). */
export const MARKER_IMAGE_SIZE = { width: 48, height: 64 } as const;
export const MARKER_SIZE = { width: 24, height: 32 } as const;

interface MarkerColors {
  readonly fill: string;
  readonly dot: string;
}

/** Used for styles with the library's own marker while the library is not loaded. */
const PLAIN_MARKER = { fill: '#2a6fb8', dot: '#ffffff' } as const;

/** The marker image of a style as a data address, or null where it has the library's marker (MAP-39). */
export function ownMarkerImage(style: MapStyle): string | null {
  const { marker } = MAP_COLORS[style];
  return marker === null ? null : draw(marker);
}

/** The marker of a map's static picture. */
export function markerImage(style: MapStyle): string {
  return draw(markerColors(style));
}

export function markerColors(style: MapStyle): MarkerColors {
  return MAP_COLORS[style].marker ?? PLAIN_MARKER;
}

/** The drop of a marker; its dot is a circle of radius 8 at 24, 23. */
export const MARKER_OUTLINE = 'M24 62C24 62 45 39 45 23A21 21 0 0 0 3 23C3 39 24 62 24 62Z';

function draw({ fill, dot }: MarkerColors): string {
  const { width, height } = MARKER_IMAGE_SIZE;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 48 64'>` +
    `<path d='${MARKER_OUTLINE}' fill='${fill}' stroke='${dot}' stroke-width='3'/>` +
    `<circle cx='24' cy='23' r='8' fill='${dot}'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
