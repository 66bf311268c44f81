import type { DisplayOptions } from './display-options.ts';
import type { ResolvedLocation } from './map-location.ts';
import { MAP_COLORS } from './map-styles.ts';

interface MapTypeStyle {
  readonly featureType?: string;
  readonly elementType?: string;
  readonly stylers: readonly Readonly<Record<string, string | number>>[];
}

/** What the keyed maps library is told of a map. */
export interface KeyedMapOptions {
  readonly center: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
  readonly mapTypeId: 'roadmap' | 'terrain' | 'satellite' | 'hybrid';
  readonly styles: readonly MapTypeStyle[];
  readonly draggable: boolean;
  readonly scrollwheel: boolean;
  readonly disableDefaultUI: boolean;
  readonly zoomControl: boolean;
  readonly streetViewControl: boolean;
  readonly gestureHandling: 'greedy' | 'none' | 'auto';
}

/** How the display options read in the keyed library (MAP-18 to MAP-28, MAP-36, MAP-39). */
export function keyedMapOptions(
  { centre, zoom }: ResolvedLocation,
  options: DisplayOptions,
): KeyedMapOptions {
  return {
    center: centre,
    zoom,
    mapTypeId: mapTypeOf(options),
    styles: stylesOf(options),
    draggable: options.draggable,
    scrollwheel: options.scrollwheel,
    disableDefaultUI: options.disableDefaultUI,
    zoomControl: options.showControls,
    streetViewControl: options.showControls,
    gestureHandling: options.draggable ? 'auto' : 'none',
  };
}

function mapTypeOf({ style, showLabels, showTerrain }: DisplayOptions): KeyedMapOptions['mapTypeId'] {
  if (style === 'satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain && MAP_COLORS[style].supportsTerrain ? 'terrain' : 'roadmap';
}

function stylesOf({ style, showLabels }: DisplayOptions): readonly MapTypeStyle[] {
  const labels: readonly MapTypeStyle[] = showLabels
    ? []
    : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }];
  // Pictures from above and the library's own look are shown as they are.
  if (style === 'satellite') return [];
  if (style === 'original') return labels;
  const colors = MAP_COLORS[style];
  const paint = (featureType: string, elementType: string, color: string): MapTypeStyle => ({
    featureType,
    elementType,
    stylers: [{ color }],
  });
  return [
    paint('all', 'labels.text.fill', colors.label),
    paint('all', 'labels.text.stroke', colors.halo),
    { featureType: 'all', elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    paint('water', 'geometry', colors.sea),
    paint('landscape', 'geometry', colors.land),
    paint('poi', 'geometry', colors.land),
    paint('road', 'geometry', colors.border),
    paint('administrative', 'geometry.stroke', colors.border),
    paint('transit', 'geometry', colors.coast),
    ...labels,
  ];
}
