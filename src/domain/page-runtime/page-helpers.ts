import { COOKIE_SETTINGS_HASH } from '#domain/consent/banner-events.ts';
import { TOOLTIP_ATTRIBUTE } from '#domain/tooltips/tooltip.ts';

/** Fired on the document of a published page when `window.portico` is there. */
export const HELPERS_READY_EVENT = 'portico:ready';

/**
 * Whether the HTML of a page asks for the runtime by itself: owner-written scripts, elements with tooltips, or a link
 * that opens the choice about cookies (CONS-50).
 */
export function asksForRuntime(html: string): boolean {
  return [HELPERS_READY_EVENT, `${TOOLTIP_ATTRIBUTE}="`, `${COOKIE_SETTINGS_HASH}"`].some((mark) =>
    html.includes(mark),
  );
}
