import type { KeyedMapOptions } from '#domain/maps/keyed-map-options.ts';
import type { Position } from '#domain/maps/map-location.ts';

interface Listening {
  remove(): void;
}

interface LibraryMap {
  setOptions(options: Partial<KeyedMapOptions>): void;
  getZoom(): number | undefined;
}

interface LibraryMarker {
  setOptions(options: LibraryMarkerOptions): void;
  setMap(map: LibraryMap | null): void;
  getPosition(): { lat(): number; lng(): number } | null | undefined;
  addListener(event: 'click' | 'dragstart' | 'dragend', run: () => void): Listening;
}

export interface LibraryMarkerOptions {
  readonly map?: LibraryMap;
  readonly position?: Position;
  readonly title?: string;
  readonly draggable?: boolean;
  readonly clickable?: boolean;
  /** Off: a marker is an element of its own, that the keyboard reaches (MAP-48). */
  readonly optimized?: boolean;
  readonly icon?: { readonly url: string; readonly scaledSize: unknown } | null;
}

/** The part of the keyed maps library that is used. */
export interface MapsLibraryApi {
  readonly Map: new (element: HTMLElement, options: KeyedMapOptions) => LibraryMap;
  readonly Marker: new (options: LibraryMarkerOptions) => LibraryMarker;
  readonly Size: new (width: number, height: number) => unknown;
}
