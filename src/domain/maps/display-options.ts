import { mapStyleOf, type MapStyle } from './map-styles.ts';

/** How a map is shown and what can be done with it (MAP-17 to MAP-25). */
export interface DisplayOptions {
  readonly style: MapStyle;
  readonly showLabels: boolean;
  readonly showTerrain: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: boolean;
  readonly showControls: boolean;
  readonly disableDefaultUI: boolean;
  readonly markerDraggable: boolean;
  readonly linkOnClick: boolean;
}

/** What the owner sets of a map; the other options are fixed (MAP-05). */
export interface StoredMapOptions {
  readonly controls?: unknown;
  readonly terrain?: unknown;
  readonly labels?: unknown;
  readonly style?: unknown;
}

/** The display options of a stored block; in the editor the marker is moved instead of followed (MAP-05, MAP-27). */
export function displayOptions(stored: StoredMapOptions, surface: 'page' | 'editor'): DisplayOptions {
  return {
    style: mapStyleOf(stored.style),
    showLabels: flag(stored.labels, true),
    showTerrain: flag(stored.terrain, false),
    showControls: flag(stored.controls, false),
    draggable: true,
    scrollwheel: false,
    disableDefaultUI: true,
    markerDraggable: surface === 'editor',
    linkOnClick: surface === 'page',
  };
}

function flag(value: unknown, absent: boolean): boolean {
  return typeof value === 'boolean' ? value : absent;
}
