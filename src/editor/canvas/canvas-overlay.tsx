import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { isSelected, selectedBlockId, severalBlockIds } from '../selection/selection.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { BlockSelection } from './block-selection.tsx';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { DropPreview } from './drop-preview.tsx';
import { HoverOutline } from './hover-outline.tsx';
import { Marquee } from './marquee.tsx';
import { createOverlayHost } from '../canvas-ui/overlay-host.ts';
import { createOverlayBoxes, OverlayBoxesContext } from '../canvas-ui/overlay-boxes.ts';
import { OVERLAY_STYLES } from './overlay-styles.ts';
import { PartOverlay } from './part-overlay.tsx';
import { PeopleOutlines } from './people-outlines.tsx';
import { SectionSelection } from './section-selection.tsx';
import { lazyPart } from '../loading/lazy-part.ts';

const SeveralSelection = lazyPart(
  async () => (await import('../multi-select/several-selection.tsx')).SeveralSelection,
);

interface CanvasOverlayProps {
  /** The factor against the scale of the frame: controls stay large enough to be hit. */
  readonly scale?: number;
}

/** The height of a control as it is drawn, and its least height in the window, px. */
const CONTROL_PX = 28;
const LEAST_TARGET_PX = 24;
const ZOOM_STEP = 0.25;
const MAX_ZOOM = 2;

/** The scale of controls in a frame that is scaled down: in steps, and only where they would be too small to hit. */
function zoomAgainst(scale: number): number {
  const needed = LEAST_TARGET_PX / (CONTROL_PX * scale);
  return Math.min(MAX_ZOOM, Math.max(1, Math.ceil(needed / ZOOM_STEP) * ZOOM_STEP));
}

/**
 * Everything the editor draws over the page. It is in a shadow root, so that neither side's styles affect the other.
 */
export function CanvasOverlay({ scale = 1 }: CanvasOverlayProps) {
  const editingState = useEditState((state) => state.editingState);
  const isViewing = useEditState((state) => state.viewedVersion !== null);
  if (editingState === 'NOT_EDITING' || isViewing) return null;
  const zoom = zoomAgainst(scale);
  return (
    <OverlayRoot zoom={zoom}>
      <PartOverlay />
      {editingState === 'HEADER' ? null : <LayoutOverlay zoom={zoom} />}
    </OverlayRoot>
  );
}

function LayoutOverlay({ zoom }: { readonly zoom: number }) {
  const { ui } = useCanvas();
  const store = useActiveDocument();
  const selection = useEditState((state) => state.selection);
  const textBlockId = useEditState((state) => state.textBlockId);
  const isDragging = useStore(ui, (state) => state.isDragging);
  const blockId = selectedBlockId(selection);
  const severalIds = severalBlockIds(selection);
  const firstId = blockId ?? severalIds[0];
  const sectionOfBlock = useDocumentState(store, (state) =>
    firstId === undefined ? null : (parsedBlock(state.view[firstId])?.sectionId ?? null),
  );
  const sectionOfSelection = selection.kind === 'section' ? selection.sectionId : sectionOfBlock;
  // Where something is selected, what is pointed at draws nothing anew but its own outline.
  const hoveredSectionId = useStore(ui, (state) =>
    sectionOfSelection === null ? state.hoveredSectionId : null,
  );
  const sectionId = sectionOfSelection ?? hoveredSectionId;
  return (
    <>
      <HoveredBlock />
      {sectionId === null || isDragging ? null : (
        <SectionSelection
          sectionId={sectionId}
          isSelected={selection.kind === 'section'}
          hasBlockSelected={firstId !== undefined}
        />
      )}
      {blockId === null ? null : (
        <BlockSelection
          key={blockId}
          blockId={blockId}
          zoom={zoom}
          isTyping={textBlockId === blockId}
          isDragging={isDragging}
        />
      )}
      {severalIds.length === 0 ? null : (
        <Suspense fallback={null}>
          <SeveralSelection blockIds={severalIds} zoom={zoom} isDragging={isDragging} />
        </Suspense>
      )}
      <PeopleOutlines />
      <DropPreview />
      <Marquee />
    </>
  );
}

/** The outline of the block under the pointer, unless it is selected. */
function HoveredBlock() {
  const { ui } = useCanvas();
  const { edit } = useWorkspace();
  const blockId = useStore(ui, (state) => (state.isDragging ? null : state.hoveredBlockId));
  const isChosen = useStore(edit, (state) => blockId !== null && isSelected(state.selection, blockId));
  return blockId === null || isChosen ? null : <HoverOutline blockId={blockId} />;
}

function OverlayRoot({ zoom, children }: { readonly zoom: number; readonly children: ReactNode }) {
  const { frame, ui } = useCanvas();
  const [{ host, root }] = useState(() => createOverlayHost(frame, 'porticoOverlay'));
  useLayoutEffect(() => {
    frame.body.append(host);
    return () => host.remove();
  }, [frame, host]);
  useLayoutEffect(() => {
    host.style.setProperty('--zoom', String(zoom));
  }, [host, zoom]);
  // While a block is dragged the overlays are hidden, and their blocks move with each frame.
  const [boxes] = useState(() => createOverlayBoxes(frame, () => ui.getState().isDragging));
  const { page, site, synced } = useWorkspace();
  useEffect(() => boxes.watch(), [boxes]);
  useEffect(() => {
    const ends = [page, site, synced].map(({ store }) => store.subscribe(boxes.schedule));
    ends.push(
      ui.subscribe(({ isDragging }, before) => {
        if (before.isDragging && !isDragging) boxes.schedule();
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [boxes, ui, page, site, synced]);
  return createPortal(
    <OverlayBoxesContext value={boxes}>
      <style>{OVERLAY_STYLES}</style>
      {children}
    </OverlayBoxesContext>,
    // React can render into a shadow root; its types do not say so.
    root as unknown as Element,
  );
}
