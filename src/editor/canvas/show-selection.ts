import { useShownFrame } from '../frames/shown-frame.ts';
import { blockElement, sectionElement } from '../grid/measure.ts';
import type { EditStore } from '../editing/edit-store.ts';

/** Scrolls the page, as far as it takes, to the selected section or the first selected block. */
export function showSelection(edit: EditStore): void {
  const { frame } = useShownFrame.getState();
  if (frame == null) return;
  const { selection } = edit.getState();
  const [blockId] = selection.kind === 'blocks' ? selection.blockIds : [];
  const element =
    blockId !== undefined
      ? blockElement(frame, blockId)
      : selection.kind === 'section'
        ? sectionElement(frame, selection.sectionId)
        : null;
  element?.scrollIntoView({ block: 'nearest' });
}
