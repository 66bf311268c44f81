import type { CloseTargets } from '../close-targets.ts';

/** Where overlays are shown; the runtime is one. */
export interface OverlayPlace {
  readonly window: Window;
  readonly closeTargets: CloseTargets;
}
