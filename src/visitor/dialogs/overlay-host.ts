import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { JsonValue } from '#lib/json.ts';
import type { CloseTargets } from '../close-targets.ts';

/** Where overlays are shown; the runtime is one. */
export interface OverlayHost {
  readonly window: Window;
  readonly closeTargets: CloseTargets;
}

/** A host whose overlays make calls; the runtime is one. */
export interface CallingHost extends OverlayHost {
  /** The data layer; throws `DataCallError`. */
  readonly call: (request: DataCallRequest) => Promise<JsonValue>;
}
