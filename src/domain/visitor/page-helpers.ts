import { TOOLTIP_ATTRIBUTE } from './tooltip.ts';

/** Fired on the document of a published page when `window.portico` is there. */
export const HELPERS_READY_EVENT = 'portico:ready';

/** Whether the HTML of a page asks for the runtime by itself: owner-written scripts, or elements with tooltips. */
export function asksForRuntime(html: string): boolean {
  return html.includes(HELPERS_READY_EVENT) || html.includes(`${TOOLTIP_ATTRIBUTE}="`);
}
