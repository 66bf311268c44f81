/** The script of a follow button is given up after this long, in ms (BLK-82). */
export const WIDGET_SCRIPT_TIMEOUT_MS = 10_000;
