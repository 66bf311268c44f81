import { useMemo } from 'react';
import type { Rectangle } from './grid-geometry.ts';
import { blockElement, sectionElement } from './measure.ts';
import { useRectangle } from './use-rectangle.ts';

export function useBlockRectangle(blockId: string | null): Rectangle | null {
  return useRectangle(
    useMemo(() => (blockId === null ? null : (frame: Document) => blockElement(frame, blockId)), [blockId]),
  );
}

export function useSectionRectangle(sectionId: string | null): Rectangle | null {
  return useRectangle(
    useMemo(
      () => (sectionId === null ? null : (frame: Document) => sectionElement(frame, sectionId)),
      [sectionId],
    ),
  );
}
