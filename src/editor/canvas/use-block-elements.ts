import { use, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ArrangedSection } from '#site/arrangement/arranged-section.ts';
import { CanvasContext } from '../canvas-ui/canvas-ui.ts';
import { applyStyle, placeElements } from './place-elements.ts';

interface BlockElements {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly elementOf: (blockId: string) => HTMLElement;
}

/**
 * The elements of the blocks of a section. They outlast every change of the arrangement: React renders into them, and
 * they are moved into their group. So a block that is moved is not created anew, and typing in it continues.
 */
export function useBlockElements(arranged: ArrangedSection): BlockElements {
  const frame = use(CanvasContext)?.frame ?? document;
  const grid = useRef<HTMLDivElement>(null);
  const [elements] = useState(() => new Map<string, HTMLElement>());

  function elementOf(blockId: string): HTMLElement {
    const known = elements.get(blockId);
    if (known !== undefined) return known;
    const element = frame.createElement('div');
    element.className = 'portico-block';
    element.dataset['block'] = blockId;
    elements.set(blockId, element);
    return element;
  }

  useLayoutEffect(() => {
    if (grid.current === null) return;
    applyStyle(grid.current, arranged.style);
    placeElements(grid.current, arranged.children, elementOf);
  });
  return { grid, elementOf };
}
