import { MOBILE_MAX_WIDTH_PX } from '#domain/arrangement/grid-box.ts';
import type { Device } from '../editing/edit-store.ts';

/** The widths the preview stands for (EDIT-63); a narrow window scales the desktop down to fit. */
const DESKTOP_FRAME_PX = 1280;
const MOBILE_FRAME_PX = 390;

export interface FrameFit {
  /** The frame's own width; null fills the available width. */
  readonly width: number | null;
  readonly scale: number;
  /** Its visible width. */
  readonly shownWidth: number;
}

/** How the frame of a device fits into the available width. */
export function frameFit(device: Device, room: number | null): FrameFit {
  const available = Math.max(280, room ?? DESKTOP_FRAME_PX);
  if (device === 'mobile') {
    const width = Math.min(MOBILE_FRAME_PX, MOBILE_MAX_WIDTH_PX, available);
    return { width, scale: 1, shownWidth: width };
  }
  if (available >= DESKTOP_FRAME_PX) return { width: null, scale: 1, shownWidth: available };
  return { width: DESKTOP_FRAME_PX, scale: available / DESKTOP_FRAME_PX, shownWidth: available };
}
