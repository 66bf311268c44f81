/** TIME-10, ms */
export const TWEEN_MS = 300;
/** An element that animates out by scale shrinks to this part of its size (TIME-13). */
export const SCALE_OUT = 0.94;
