import { InlineTextEditor } from '../inline-text/inline-text-editor.tsx';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { useCanvasEvents } from './use-canvas-events.ts';
import { useDroppedBlocks } from './use-dropped-blocks.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** Makes the page on the canvas editable: events, and the layer over it. Loaded after the page. */
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
