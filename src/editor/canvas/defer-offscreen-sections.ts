import { useEffect } from 'react';
import type { DocumentStore } from '../documents/document-store.ts';
import { useSectionIds } from '../documents/use-layout-ids.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';

/** The distance from the window of the canvas beyond which a section need not be painted. */
const NEAR = '400px 0px';

/**
 * Marks the sections of a page that are far outside the window (`data-offscreen`). The browser then neither paints nor
 * composites them with each letter that is typed elsewhere (canvas-styles.ts). They stay in the document for the
 * keyboard, for searching and for screen readers, with the height that they had.
 */
export function useDeferredSections(page: DocumentStore): void {
  const { frame } = useCanvas();
  const sectionIds = useSectionIds(page);
  useEffect(() => {
    const { IntersectionObserver: Observer } = (frame.defaultView ?? window) as typeof window;
    const observer = new Observer(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          target.toggleAttribute('data-offscreen', !isIntersecting);
      },
      { root: frame, rootMargin: NEAR },
    );
    for (const section of frame.querySelectorAll('#portico-canvas-page > .portico-section')) {
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [frame, sectionIds]);
}
