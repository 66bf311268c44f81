import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { JsonValue } from '#lib/json.ts';
import type { CloseTargets } from '../close-targets.ts';

/** What overlays need of the page; the runtime implements it. */
export interface OverlayHost {
  readonly window: Window;
  readonly closeTargets: CloseTargets;
}

/** A host whose overlays make calls; the runtime implements it. */
export interface CallingHost extends OverlayHost {
  /** The data layer; throws `DataCallError`. */
  readonly call: (request: DataCallRequest) => Promise<JsonValue>;
}
