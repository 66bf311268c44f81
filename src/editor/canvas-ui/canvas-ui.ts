import { createContext, use } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { invariant } from '#lib/invariant.ts';
import type { Guide } from '../grid/drag-guides.ts';
import type { Rectangle } from '../grid/grid-geometry.ts';

/** Temporary state drawn over the canvas, which is not part of the content. */
export interface CanvasUiState {
  readonly hoveredBlockId: string | null;
  readonly hoveredSectionId: string | null;
  readonly hoveredPart: 'header' | 'footer' | null;
  /** Where blocks that are dragged or resized would land. */
  readonly preview: {
    readonly targets: readonly Rectangle[];
    readonly guides: readonly Guide[];
    /** The top of the first row, px below the top of `grid`, and the height of each row. */
    readonly rows: { readonly start: number; readonly size: number };
    readonly grid: Rectangle;
    readonly columns: number;
  } | null;
  readonly isDragging: boolean;
  /** The rectangle that is drawn to select blocks, and the blocks it touches. */
  readonly marquee: { readonly area: Rectangle; readonly touched: readonly Rectangle[] } | null;
  /** A press on the page while the editing tools were still loading. */
  readonly earlyPress: EarlyPress | null;
}

export interface EarlyPress {
  readonly target: Element;
  /** Where the person pointed; null where it was the Enter key. */
  readonly caret: { readonly x: number; readonly y: number } | null;
  /** When it was, in ms since the page was opened. */
  readonly at: number;
}

export type CanvasUi = StoreApi<CanvasUiState>;

export function createCanvasUi(): CanvasUi {
  return createStore<CanvasUiState>(() => ({
    hoveredBlockId: null,
    hoveredSectionId: null,
    hoveredPart: null,
    preview: null,
    isDragging: false,
    marquee: null,
    earlyPress: null,
  }));
}

/** The frame's document and the layer over it. */
export interface CanvasEnvironment {
  readonly frame: Document;
  readonly ui: CanvasUi;
}

export const CanvasContext = createContext<CanvasEnvironment | null>(null);

export function useCanvas(): CanvasEnvironment {
  const canvas = use(CanvasContext);
  invariant(canvas, 'useCanvas needs a CanvasContext');
  return canvas;
}
