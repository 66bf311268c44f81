import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { JsonValue } from '#lib/json.ts';
import type { CloseTargets } from '../close-targets.ts';

/** Where overlays are shown; the runtime is one. */
export interface OverlayPlace {
  readonly window: Window;
  readonly closeTargets: CloseTargets;
}

/** A place whose overlays make calls; the runtime is one. */
export interface CallingPlace extends OverlayPlace {
  /** The data layer; throws `DataCallError`. */
  readonly call: (request: DataCallRequest) => Promise<JsonValue>;
}
