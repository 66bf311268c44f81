/** The page event of the popup; its analytics listen to it (OVER-22). */
export const OVERLAY_EVENT = 'portico:overlay-event';

/** `detail` of the event. */
export interface OverlayEventDetail {
  readonly event: 'shown' | 'closed' | 'clicked' | 'submitted';
  readonly version: number;
}
