/** The time limit for loading the script of a follow button, in ms (BLK-82). */
export const WIDGET_SCRIPT_TIMEOUT_MS = 10_000;
