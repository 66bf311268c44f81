import { mapPanel } from '#messages/en/interface/map-panel.ts';
import type { Words } from '#messages/message.ts';
/** MAP-34: the place of a style in the list is its stored code less one. */
export const MAP_STYLES = [
  'original',
  'grayscale',
  'satellite',
  'minimal-light',
  'minimal-dark',
  'minimal-blue',
] as const;
export type MapStyle = (typeof MAP_STYLES)[number];

/** The style of a map that names none (MAP-33). */
export const DEFAULT_MAP_STYLE: MapStyle = 'grayscale';

/** As people read them (MAP-32). */
export const MAP_STYLE_TITLES: Readonly<Record<MapStyle, Words>> = {
  original: mapPanel.original,
  grayscale: mapPanel.grayscale,
  satellite: mapPanel.satellite,
  'minimal-light': mapPanel.minimalLight,
  'minimal-dark': mapPanel.minimalDark,
  'minimal-blue': mapPanel.minimalBlue,
};

/** The colours of one style (MAP-36): for vector maps, and as the options of the keyed library. */
export interface MapColors {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  readonly label: string;
  /** The outline of labels, so that they can be read over lines. */
  readonly halo: string;
  /** The style's own marker (MAP-38, MAP-39); null for the library's. */
  readonly marker: { readonly fill: string; readonly dot: string } | null;
  /** A layer of labels of its own; without it labels come with the picture (MAP-37, MAP-39). */
  readonly hasLabelLayer: boolean;
  /** Whether terrain can be shown in this style; it is ignored where it cannot (MAP-28). */
  readonly supportsTerrain: boolean;
}

export const MAP_COLORS: Readonly<Record<MapStyle, MapColors>> = {
  original: {
    sea: '#a9d3de',
    land: '#f4f1e6',
    coast: '#7fb0bd',
    border: '#b9ad9a',
    label: '#3b3a35',
    halo: '#f9f7f0',
    marker: null,
    hasLabelLayer: true,
    supportsTerrain: true,
  },
  grayscale: {
    sea: '#cfcfcf',
    land: '#f3f3f3',
    coast: '#a9a9a9',
    border: '#bdbdbd',
    label: '#3a3a3a',
    halo: '#f7f7f7',
    marker: { fill: '#2b2b2b', dot: '#ffffff' },
    hasLabelLayer: true,
    supportsTerrain: true,
  },
  satellite: {
    sea: '#12304f',
    land: '#4d6337',
    coast: '#6f8456',
    border: '#8a9a72',
    label: '#ffffff',
    halo: '#1c2a1b',
    marker: null,
    hasLabelLayer: false,
    supportsTerrain: false,
  },
  'minimal-light': {
    sea: '#ffffff',
    land: '#ebe9e4',
    coast: '#d2cec5',
    border: '#ffffff',
    label: '#57534a',
    halo: '#f5f4f1',
    marker: { fill: '#57534a', dot: '#ffffff' },
    hasLabelLayer: true,
    supportsTerrain: true,
  },
  'minimal-dark': {
    sea: '#15171a',
    land: '#2a2d32',
    coast: '#3c4047',
    border: '#15171a',
    label: '#d6d8dc',
    halo: '#1b1d21',
    marker: { fill: '#f4f5f6', dot: '#15171a' },
    hasLabelLayer: true,
    supportsTerrain: true,
  },
  'minimal-blue': {
    sea: '#bcd7ee',
    land: '#edf5fc',
    coast: '#83b3da',
    border: '#a8c9e6',
    label: '#173f63',
    halo: '#edf5fc',
    marker: { fill: '#14558f', dot: '#ffffff' },
    hasLabelLayer: true,
    supportsTerrain: true,
  },
};

/** The style of a stored code; Grayscale for one that is missing or unknown (MAP-34, MAP-40). */
export function mapStyleOf(code: unknown): MapStyle {
  return (typeof code === 'number' ? MAP_STYLES[code - 1] : undefined) ?? DEFAULT_MAP_STYLE;
}

/** The stored code of a style. */
export function codeOfMapStyle(style: MapStyle): number {
  return MAP_STYLES.indexOf(style) + 1;
}
