import { useEffect } from 'react';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import { findBlock } from '#blocks/registry.ts';
import { draggedBlockType } from '../moving/block-drag.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { canAddBlocks } from '../editing/editing-state.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { createDropTargets, type DroppedSize } from '../moving/drop-targets.ts';

/** Blocks dragged from the list at the side are put where the preview shows them (EDIT-211). */
export function useDroppedBlocks(): void {
  const canvas = useCanvas();
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const editingState = useEditState((state) => state.editingState);
  const isLooking = useEditState((state) => state.viewedVersion !== null);

  useEffect(() => {
    if (!canAddBlocks(editingState) || isLooking) return undefined;
    const { frame } = canvas;
    const ended = new AbortController();
    const { signal } = ended;
    const dropTargets = createDropTargets(canvas, store, () => edit.getState().device);
    const blockOf = (event: DragEvent) => findBlock(draggedBlockType(event.dataTransfer?.types) ?? '');
    frame.addEventListener(
      'dragover',
      (event) => {
        const block = blockOf(event);
        if (block === undefined || block === null) return;
        event.preventDefault();
        if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
        dropTargets.over(event, sizeOf(block));
      },
      { signal },
    );
    frame.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null && blockOf(event) != null) dropTargets.end();
      },
      { signal },
    );
    frame.addEventListener(
      'drop',
      (event) => {
        const block = blockOf(event);
        if (block === undefined || block === null) return;
        event.preventDefault();
        const target = dropTargets.over(event, sizeOf(block));
        dropTargets.end();
        // A position on the phone says nothing about the desktop's grid: there the block is put where it fits.
        const isDesktop = edit.getState().device === 'desktop';
        actions.addBlockAt(block, {
          sectionId: target?.sectionId ?? null,
          ...(target === null || !isDesktop ? {} : { box: target.box }),
        });
      },
      { signal },
    );
    return () => {
      ended.abort();
      dropTargets.end();
    };
  }, [canvas, edit, actions, store, editingState, isLooking]);
}

function sizeOf({ size, height = 'text', flow, defaults }: BlockDeclaration): DroppedSize {
  return {
    ...size,
    height: typeof height === 'function' ? height(defaults()) : height,
    flow: flow?.(defaults()) ?? null,
  };
}
