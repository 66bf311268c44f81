import { useShownFrame } from '../frames/shown-frame.ts';
import { blockElement, sectionElement } from '../grid/measure.ts';

/** Scrolls the page to a part, where it is there. */
export function showPart(recordId: string | null): void {
  const { frame } = useShownFrame.getState();
  if (frame === null || recordId === null) return;
  const element = blockElement(frame, recordId) ?? sectionElement(frame, recordId);
  const view = frame.defaultView;
  if (element === null || view === null) return;
  const { top, height } = element.getBoundingClientRect();
  // `scrollIntoView` would scroll the window around the page, too.
  view.scrollBy({
    top: top + Math.min(height, view.innerHeight) / 2 - view.innerHeight / 2,
    behavior: 'instant',
  });
}
