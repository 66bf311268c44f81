import { useEffect } from 'react';
import { parsedBlock } from '../document/parsed-record.ts';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useEditState } from '../edit-mode/use-edit-state.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { useCanvas } from './canvas-ui.ts';

/** Files dropped on a gallery of the canvas become its slides; dropped elsewhere they do nothing. */
export function useDroppedFiles(): void {
  const { frame, ui } = useCanvas();
  const { edit } = useWorkspace();
  const store = useActiveDocument();
  const isEditing = useEditState((state) => state.editingState !== 'NOT_EDITING');

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const galleryAt = (target: EventTarget | null): string | null => {
      // Of the frame's realm: `instanceof` of this window's classes would be false.
      const element = target !== null && 'closest' in target ? (target as Element) : null;
      const id = element?.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? '';
      const isGallery = parsedBlock(store.getState().view[id])?.blockType === 'gallery';
      return isEditing && isGallery ? id : null;
    };
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    frame.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        // Without this the browser would leave the page for the file.
        event.preventDefault();
        const blockId = galleryAt(event.target);
        if (event.dataTransfer !== null) event.dataTransfer.dropEffect = blockId === null ? 'none' : 'copy';
        ui.setState({ hoveredBlockId: blockId });
      },
      { signal },
    );
    frame.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        const blockId = galleryAt(event.target);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (blockId === null || files.length === 0) return;
        edit.select({ kind: 'blocks', blockIds: [blockId] });
        edit.setState({ isPanelOpen: true });
        void addFiles(store, blockId, files);
      },
      { signal },
    );
    return () => ended.abort();
  }, [frame, ui, edit, store, isEditing]);
}

async function addFiles(
  store: ReturnType<typeof useActiveDocument>,
  blockId: string,
  files: readonly File[],
): Promise<void> {
  const [{ addSlideFiles }, { slidesOfBlock }] = await Promise.all([
    import('../slides/open-slide-uploads.ts'),
    import('../slides/slides-home.ts'),
  ]);
  addSlideFiles(slidesOfBlock(store, blockId), files);
}
