import { useEffect } from 'react';
import { blockElement, sectionElement } from '../grid/measure.ts';
import { syncedIdOf, syncedInstances } from '#domain/synced-sections/synced-section.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRevealTarget, type RevealTarget } from '../site-context/reveal-target.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** How long a long or slow page is waited for. */
const LONGEST_WAIT_MS = 8_000;
const EVERY_MS = 50;
/** The number of successive checks with the same position after which it counts as settled. */
const RESTS_AFTER = 8;

/** Selects and scrolls to the block or section that a link outside the canvas leads to (EDIT-212). */
export function useReveal(frame: Document): void {
  const { page, site, edit, canWrite } = useWorkspace();
  const target = useRevealTarget((state) => state.target);
  useEffect(() => {
    const isHere = target !== null && (target.isInFooter ? site : page).documentId === target.documentId;
    if (!isHere) return undefined;
    const recordId = recordIdIn(page, target);
    if (canWrite) edit.send(target.isInFooter ? 'enter-footer' : 'enter-page');
    const givenUpAt = performance.now() + LONGEST_WAIT_MS;
    let isSelected = false;
    let lastTop = Number.NaN;
    let restedFor = 0;
    const timer = setInterval(() => {
      const block = blockElement(frame, recordId);
      const element = block ?? sectionElement(frame, recordId);
      const isLate = performance.now() >= givenUpAt;
      if (element === null && !isLate) return;
      if (element !== null) {
        // Loading pictures and fonts moves it: the scroll position follows until it settles.
        scrollToCentre(frame, element);
        const { top } = element.getBoundingClientRect();
        restedFor = Math.abs(top - lastTop) < 1 ? restedFor + 1 : 0;
        lastTop = top;
        if (!isSelected && canWrite) {
          isSelected = true;
          edit.select(
            block === null
              ? { kind: 'section', sectionId: recordId }
              : { kind: 'blocks', blockIds: [recordId] },
          );
          element.focus({ preventScroll: true });
        }
        if (restedFor < RESTS_AFTER && !isLate) return;
      }
      clearInterval(timer);
      useRevealTarget.setState({ target: null });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [frame, target, page, site, edit, canWrite]);
}

/** The record to show: for a record of a synced section, the section of the page that shows it. */
function recordIdIn(page: DocumentStore, { recordId, syncedId }: RevealTarget): string {
  if (syncedId === undefined) return recordId;
  const instances = syncedInstances(page.getState().view);
  return instances.find((each) => syncedIdOf(each) === syncedId)?.id ?? recordId;
}

/** Scrolls only the page in the frame: `scrollIntoView` would scroll the surrounding window, too. */
function scrollToCentre(frame: Document, element: Element): void {
  const view = frame.defaultView;
  if (view === null) return;
  const { top, height } = element.getBoundingClientRect();
  view.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior: 'instant' });
}
