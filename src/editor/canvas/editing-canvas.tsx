import { InlineTextEditor } from '../inline-text/inline-text-editor.tsx';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { useCanvasEvents } from './use-canvas-events.ts';
import { useDroppedBlocks } from './use-dropped-blocks.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** What makes the page on the canvas one that can be changed: events, and what is drawn over it. Fetched after the page. */
export function EditingCanvas({ scale }: { readonly scale: number }) {
  useCanvasEvents();
  useDroppedFiles();
  useDroppedBlocks();
  return (
    <>
      <InlineTextEditor />
      <CanvasOverlay scale={scale} />
    </>
  );
}
