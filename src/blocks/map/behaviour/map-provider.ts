import type { Translate } from '#messages/translator.ts';
import type { DisplayOptions } from '#domain/maps/display-options.ts';
import type { Position, ResolvedLocation } from '#domain/maps/map-location.ts';

/** What a map shows at the moment. */
export interface MapView {
  readonly location: ResolvedLocation;
  readonly options: DisplayOptions;
}

/** The element of a map and the callbacks of its events. */
export interface MapHost {
  /** Empty; the map fills it. */
  readonly element: HTMLElement;
  readonly window: Window & typeof globalThis;
  /** BCP 47, of the names on the map. */
  readonly language: string;
  readonly isMotionReduced: boolean;
  readonly translate: Translate;
  /** The map cannot be shown, or no longer (MAP-57). */
  failed(cause: unknown): void;
  /** The marker was activated by pointer or keyboard at this zoom, and its link is to be opened (MAP-41, MAP-48). */
  markerPressed(view: MapView, zoom: number): void;
  /** The marker was dragged (MAP-31). */
  markerMoved?(position: Position): void;
}

/** A map that is shown. */
export interface ShownMap {
  /** Shows another location or other options; unchanged parts stay as the visitor has moved them. */
  update(view: MapView): void;
  remove(): void;
}
