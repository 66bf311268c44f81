import { createContext, use } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { invariant } from '#lib/invariant.ts';
import type { Rectangle } from './grid-geometry.ts';

/** What the canvas draws over the page for a moment; none of it is content. */
export interface CanvasUiState {
  readonly hoveredBlockId: string | null;
  readonly hoveredSectionId: string | null;
  readonly hoveredPart: 'header' | 'footer' | null;
  /** Where a block that is dragged or resized would land. */
  readonly preview: { readonly target: Rectangle; readonly grid: Rectangle; readonly columns: number } | null;
  readonly isDragging: boolean;
}

export type CanvasUi = StoreApi<CanvasUiState>;

export function createCanvasUi(): CanvasUi {
  return createStore<CanvasUiState>(() => ({
    hoveredBlockId: null,
    hoveredSectionId: null,
    hoveredPart: null,
    preview: null,
    isDragging: false,
  }));
}

/** The frame's document and what is drawn over it. */
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
