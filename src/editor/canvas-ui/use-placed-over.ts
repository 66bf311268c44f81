import { use, useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';
import { invariant } from '#lib/invariant.ts';
import { sectionElement } from '../grid/measure.ts';
import { OverlayBoxesContext, type FindElements, type OverlayBoxes } from './overlay-boxes.ts';

/** A `ref` that keeps an element over what `find`, which must be stable, finds in the page. */
export function usePlacedOver(find: FindElements, lowBelow = 0): RefCallback<HTMLElement> {
  const boxes = useBoxes();
  return useCallback(
    (element) => (element === null ? undefined : boxes.add({ element, find, lowBelow })),
    [boxes, find, lowBelow],
  );
}

export function usePlacedOverBlock(blockId: string, lowBelow = 0): RefCallback<HTMLElement> {
  return usePlacedOver(
    useCallback<FindElements>((_frame, blockOf) => blockOf(blockId), [blockId]),
    lowBelow,
  );
}

export function usePlacedOverSection(sectionId: string): RefCallback<HTMLElement> {
  return usePlacedOver(useCallback((frame: Document) => sectionElement(frame, sectionId), [sectionId]));
}

/**
 * Around several blocks, over each of which something lies as well, so that it is watched. It stays the same place when
 * there are more of them.
 */
export function usePlacedOverBlocks(blockIds: readonly string[], lowBelow = 0): RefCallback<HTMLElement> {
  const boxes = useBoxes();
  const latest = useRef(blockIds);
  useLayoutEffect(() => {
    latest.current = blockIds;
    boxes.schedule();
  }, [boxes, blockIds]);
  return usePlacedOver(
    useCallback<FindElements>(
      (_frame, blockOf) => latest.current.map(blockOf).filter((each) => each !== null),
      [],
    ),
    lowBelow,
  );
}

function useBoxes(): OverlayBoxes {
  const boxes = use(OverlayBoxesContext);
  invariant(boxes, 'usePlacedOver needs an OverlayBoxesContext');
  return boxes;
}
