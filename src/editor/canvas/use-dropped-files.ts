import { useEffect } from 'react';
import { findBlock } from '#blocks/registry.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { columnsOfPictures } from '../commands/add-pictures.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { canAddBlocks } from '../editing/editing-state.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { createDropTargets } from '../moving/drop-targets.ts';

/**
 * Files dropped on the canvas: on a block with slides they become slides, on one with a picture one file replaces it,
 * elsewhere pictures are put where they were dropped (EDIT-198).
 */
export function useDroppedFiles(): void {
  const canvas = useCanvas();
  const { edit, actions, pictures } = useWorkspace();
  const store = useActiveDocument();
  const editingState = useEditState((state) => state.editingState);
  const isLooking = useEditState((state) => state.viewedVersion !== null);

  useEffect(() => {
    const { frame, ui } = canvas;
    const ended = new AbortController();
    const { signal } = ended;
    const takesFiles = canAddBlocks(editingState) && !isLooking;
    const dropTargets = createDropTargets(canvas, store, () => edit.getState().device);
    const blockAt = (target: EventTarget | null) => {
      // Of the frame's realm: `instanceof` of this window's classes would be false.
      const element = target !== null && 'closest' in target ? (target as Element) : null;
      const id = element?.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? '';
      return parsedBlock(store.getState().view[id]);
    };
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const end = (): void => {
      dropTargets.end();
      ui.setState({ hoveredBlockId: null });
    };

    frame.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        // Without this the browser would open the file instead of the page.
        event.preventDefault();
        if (event.dataTransfer !== null) event.dataTransfer.dropEffect = takesFiles ? 'copy' : 'none';
        if (!takesFiles) return;
        const block = blockAt(event.target);
        const count = event.dataTransfer?.items.length ?? 1;
        const isInto = block !== null && takesInto(block, count) !== null;
        ui.setState({ hoveredBlockId: isInto ? block.id : null });
        if (isInto) dropTargets.end();
        else dropTargets.over(event, sizeOfPictures(count));
      },
      { signal },
    );
    frame.addEventListener(
      'dragleave',
      (event) => {
        // Only when the pointer leaves the page, not when it goes from one element to the next.
        if (event.relatedTarget === null) end();
      },
      { signal },
    );
    frame.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        const files = [...(event.dataTransfer?.files ?? [])];
        if (!takesFiles || files.length === 0) return;
        const block = blockAt(event.target);
        const into = block === null ? null : takesInto(block, files.length);
        if (block !== null && into === 'slides') {
          edit.select({ kind: 'blocks', blockIds: [block.id] });
          edit.setState({ isPanelOpen: true });
          void addFiles(store, block.id, files);
        } else {
          const target = into !== null ? null : dropTargets.over(event, sizeOfPictures(files.length));
          const isDesktop = edit.getState().device === 'desktop';
          void pictures.add(files, (images) =>
            actions.putPictures(
              {
                blockId: block?.id ?? null,
                sectionId: target?.sectionId ?? block?.sectionId ?? null,
                // A position on the phone says nothing about the desktop's grid: there they are put where they fit.
                corner: target !== null && isDesktop ? { x: target.box.x, y: target.box.y } : null,
              },
              images,
            ),
          );
        }
        end();
      },
      { signal },
    );
    frame.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
        const element = event.target as Element | null;
        const isTyping =
          edit.getState().textBlockId !== null || element?.closest('[contenteditable]') != null;
        if (!takesFiles || isTyping || files.length === 0) return;
        // Before blocks that were copied earlier: the picture is what was copied last.
        event.preventDefault();
        event.stopImmediatePropagation();
        const { selection } = edit.getState();
        const blockId = selection.kind === 'blocks' ? (selection.blockIds.at(-1) ?? null) : null;
        const sectionId = actions.selectedSection();
        void pictures.add(files, (images) =>
          actions.putPictures({ blockId, sectionId, corner: null }, images),
        );
      },
      { signal, capture: true },
    );
    return () => {
      ended.abort();
      dropTargets.end();
    };
  }, [canvas, edit, actions, pictures, store, editingState, isLooking]);
}

/** What so many files become in a block; null where they are put onto the page beside it. */
function takesInto({ blockType }: BlockRecord, count: number): 'slides' | 'picture' | null {
  const takes = findBlock(blockType)?.takesFiles;
  if (takes === undefined || takes === 'slides') return takes ?? null;
  return count === 1 ? 'picture' : null;
}

/** Before they are uploaded nobody knows how high pictures are: most lie down. */
function sizeOfPictures(count: number) {
  const w = columnsOfPictures(count);
  const each = w / Math.min(Math.max(count, 1), 4);
  return { w, h: Math.round(each * 1.5), height: 'ratio' } as const;
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
