import { use, useCallback, type RefCallback } from 'react';
import { invariant } from '#lib/invariant.ts';
import { blockElement, sectionElement } from '../grid/measure.ts';
import { OverlayBoxesContext, type FoundElements } from './overlay-boxes.ts';

/** A `ref` that keeps an element over those that `find`, which must be stable, returns. */
export function usePlacedOver(
  find: (frame: Document) => FoundElements,
  lowBelow = 0,
): RefCallback<HTMLElement> {
  const boxes = use(OverlayBoxesContext);
  invariant(boxes, 'usePlacedOver needs an OverlayBoxesContext');
  return useCallback(
    (element) => (element === null ? undefined : boxes.add({ element, find, lowBelow })),
    [boxes, find, lowBelow],
  );
}

export function usePlacedOverBlock(blockId: string, lowBelow = 0): RefCallback<HTMLElement> {
  return usePlacedOver(
    useCallback((frame: Document) => blockElement(frame, blockId), [blockId]),
    lowBelow,
  );
}

export function usePlacedOverSection(sectionId: string): RefCallback<HTMLElement> {
  return usePlacedOver(useCallback((frame: Document) => sectionElement(frame, sectionId), [sectionId]));
}

/** Around several blocks. */
export function usePlacedOverBlocks(blockIds: readonly string[], lowBelow = 0): RefCallback<HTMLElement> {
  return usePlacedOver(
    useCallback(
      (frame: Document) => blockIds.map((id) => blockElement(frame, id)).filter((each) => each !== null),
      [blockIds],
    ),
    lowBelow,
  );
}
