import type { Slide } from '../gallery-parts.ts';

/** A click on a slide with a click-through address opens it (GAL-135). */
export function leaveThrough(page: Window, slide: Slide, event: Event): void {
  const link = slide.element.querySelector<HTMLAnchorElement>('a.portico-slide-media');
  // A click on the link itself is left to the browser.
  if (link !== null && event.target instanceof Node && link.contains(event.target)) return;
  if (link === null) page.location.assign(slide.clickThrough ?? '');
  else link.click();
}
