import type { Slide } from '../gallery-parts.ts';

/** Tells the editor that a link was activated in its frame (GAL-136, GAL-137); `detail` says where it leads. */
export const BYPASS_EVENT = 'bypass';

/** A click on a slide with a click-through address: the page goes there, or the editor is asked (GAL-135 to GAL-137). */
export function leaveThrough(page: Window, slide: Slide, event: Event, how: 'navigate' | 'bypass'): void {
  const href = slide.clickThrough ?? '';
  if (how === 'bypass') {
    event.preventDefault();
    slide.element.dispatchEvent(new CustomEvent(BYPASS_EVENT, { bubbles: true, detail: { href } }));
    return;
  }
  const link = slide.element.querySelector<HTMLAnchorElement>('a.portico-slide-media');
  // A click on the link itself is the browser's.
  if (link !== null && event.target instanceof Node && link.contains(event.target)) return;
  if (link === null) page.location.assign(href);
  else link.click();
}
