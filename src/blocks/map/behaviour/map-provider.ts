import type { Translate } from '#messages/translator.ts';
import type { DisplayOptions } from '#domain/maps/display-options.ts';
import type { Position, ResolvedLocation } from '#domain/maps/map-location.ts';

/** What a map shows at the moment. */
export interface MapView {
  readonly location: ResolvedLocation;
  readonly options: DisplayOptions;
}

/** Where a map stands and whom it tells what happens to it. */
export interface MapHost {
  /** Empty; the map fills it. */
  readonly element: HTMLElement;
  readonly window: Window & typeof globalThis;
  /** BCP 47, of the names on the map. */
  readonly language: string;
  readonly isMotionReduced: boolean;
  readonly translate: Translate;
  /** The map cannot be shown, or not any more (MAP-57). */
  failed(cause: unknown): void;
  /** The marker was pressed by pointer or keyboard at this zoom, and is to be followed (MAP-41, MAP-48). */
  markerPressed(view: MapView, zoom: number): void;
  /** The marker was dragged to another place (MAP-31). */
  markerMoved?(position: Position): void;
}

/** A map that is shown. */
export interface ShownMap {
  /** Shows another place or other options; what did not change stays as the visitor has moved it. */
  update(view: MapView): void;
  remove(): void;
}
