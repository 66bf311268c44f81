import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { useEffect } from 'react';
import { parsedBlock } from '../documents/parsed-record.ts';
import { fetchSeveralTools } from '../multi-select/fetch-several-tools.ts';
import { isSelected, selectedBlockId, selectedItemId, severalBlockIds } from '../selection/selection.ts';
import { handleCanvasKey } from './canvas-keys.ts';
import { focusSelection } from './focus-selection.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { dragMarquee } from './drag-marquee.ts';
import { focusToolbar, leaveToolbar, moveInToolbar } from './focus-toolbar.ts';
import { takeEarlyPress } from './keep-early-press.tsx';
import { TEXT_BASE_ATTRIBUTE, TITLE_PARENTS } from '../inline-text/inline-text-elements.ts';
import { itemIdAt, itemIdOf } from '../inline-text-targets/shown-items.ts';
import { startHeaderText, startItem, startTitle, startText } from '../inline-text/start-text.ts';
import { blockElement, sectionElement } from '../grid/measure.ts';
import { growBlock, nudgeBlock } from '../moving/nudge-block.ts';
import { openPanel } from './open-panel.ts';
import { pressBlock } from './press-block.ts';

/** The pointer, keyboard and clipboard events of the canvas while it is edited. */
export function useCanvasEvents(): void {
  const canvas = useCanvas();
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const editingState = useEditState((state) => state.editingState);

  useEffect(() => {
    if (editingState === 'NOT_EDITING') return undefined;
    const { frame, ui } = canvas;
    const ended = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
      capture = false,
    ): void => frame.addEventListener(name, listener, { signal: ended.signal, capture });
    const layoutPart = editingState === 'FOOTER' ? 'footer' : editingState === 'SYNCED' ? 'synced' : 'page';

    // Targets belong to the frame's realm: `instanceof` of this window's classes would be false.
    const elementOf = (target: EventTarget | null): Element | null =>
      target !== null && 'closest' in target ? (target as Element) : null;
    const partOf = (element: Element | null): string | null =>
      element?.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? null;
    const isOverlay = (element: Element | null): boolean =>
      element?.closest('[data-portico-overlay], [data-portico-pins]') != null;
    // The element that shows the slides of a collection is no block of the page.
    const isOfCollection = (element: Element | null): boolean =>
      element?.closest(`[${TEXT_BASE_ATTRIBUTE}]`) != null;
    const blockIdOf = (element: Element | null): string | null =>
      isOfCollection(element)
        ? null
        : (element?.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null);
    const sectionIdOf = (element: Element | null): string | null =>
      isOfCollection(element)
        ? null
        : (element?.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? null);
    const isTyping = (element: Element | null): boolean =>
      element?.closest('.portico-live-text, [contenteditable]') != null;

    const target = { frame, store, edit };
    function enter(): void {
      const { selection } = edit.getState();
      if (severalBlockIds(selection).length > 0 || selection.kind === 'section') {
        openPanel(edit, true);
        return;
      }
      const id = selectedBlockId(selection);
      const block = id === null ? null : parsedBlock(store.getState().view[id]);
      if (block !== null && !startText(target, block.id, null)) openPanel(edit, true);
    }

    /** The block under a touch while several are selected. */
    let touchedId: string | null = null;
    on('pointerdown', (event) => {
      const element = elementOf(event.target);
      if (event.button !== 0 || isOverlay(element)) return;
      const caret = { x: event.clientX, y: event.clientY };
      if (editingState === 'HEADER') {
        if (isTyping(element)) return;
        if (startHeaderText(target, caret)) {
          event.preventDefault();
          return;
        }
      }
      if (partOf(element) !== layoutPart) {
        edit.select({ kind: 'page' });
        return;
      }
      const blockId = blockIdOf(element);
      if (blockId === null) {
        if (isTyping(element)) return;
        if (layoutPart === 'page' && startTitle(target, caret)) {
          event.preventDefault();
          return;
        }
        const itemId = layoutPart === 'page' ? itemIdAt(frame, caret) : null;
        if (itemId !== null) {
          edit.select({ kind: 'page', itemId });
          return;
        }
        const sectionId = sectionIdOf(element);
        // With Shift the marquee adds to the blocks that are selected.
        if (!event.shiftKey)
          edit.select(sectionId === null ? { kind: 'page' } : { kind: 'section', sectionId });
        const section = sectionId === null ? null : sectionElement(frame, sectionId);
        if (section !== null && event.pointerType !== 'touch')
          dragMarquee({ canvas, actions, section, event });
        return;
      }
      if (edit.getState().textBlockId === blockId) {
        // From one text of the block to another, or out of it.
        if (isTyping(element)) return;
        if (startText(target, blockId, caret)) event.preventDefault();
        else edit.editTextOf(null);
        return;
      }
      const block = blockElement(frame, blockId);
      const parsed = parsedBlock(store.getState().view[blockId]);
      if (block === null || parsed === null) return;
      if (edit.getState().isGathering && event.pointerType === 'touch') {
        // It may be the beginning of a scroll.
        touchedId = blockId;
        return;
      }
      const editText = (): void => {
        startText(target, blockId, caret);
      };
      pressBlock({ canvas, store, edit, actions, blockId, element: block, event, editText });
    });
    on('pointerup', (event) => {
      if (touchedId !== null && blockIdOf(elementOf(event.target)) === touchedId)
        actions.toggleBlock(touchedId);
      touchedId = null;
    });
    on('pointercancel', () => {
      touchedId = null;
    });
    on('pointermove', (event) => {
      if (ui.getState().isDragging) return;
      const element = elementOf(event.target);
      if (isOverlay(element)) return;
      // The header is inert while another part is edited: events over it have the body as their target.
      const part =
        partOf(element) ?? (isOver(frame.querySelector('.portico-header'), event) ? 'header' : null);
      const isHere = part === layoutPart && editingState !== 'HEADER';
      ui.setState({
        hoveredBlockId: isHere ? blockIdOf(element) : null,
        hoveredSectionId: isHere ? sectionIdOf(element) : null,
        hoveredPart: part === 'header' || part === 'footer' ? part : null,
      });
    });
    frame.documentElement.addEventListener(
      'pointerleave',
      () => ui.setState({ hoveredBlockId: null, hoveredSectionId: null, hoveredPart: null }),
      { signal: ended.signal },
    );
    on('click', (event) => {
      const element = elementOf(event.target);
      const part = partOf(element);
      if (part !== 'page' || editingState === 'PAGE') return;
      edit.send('enter-page');
      const blockId = blockIdOf(element);
      if (blockId !== null) edit.select({ kind: 'blocks', blockIds: [blockId] });
    });
    on('focusin', (event) => {
      const element = elementOf(event.target);
      const blockId = blockIdOf(element);
      if (isTyping(element) || partOf(element) !== layoutPart) return;
      const itemId = itemIdOf(element);
      if (itemId !== null) edit.select({ kind: 'page', itemId });
      if (blockId === null) return;
      const { selection, isGathering } = edit.getState();
      const isChosen = isSelected(selection, blockId);
      if (isGathering) {
        const name = element?.closest('[data-block]')?.getAttribute('aria-label') ?? 'Block';
        edit.announce(`${name}, ${isChosen ? 'selected' : 'not selected'}`);
      } else if (!isChosen) edit.select({ kind: 'blocks', blockIds: [blockId] });
    });
    on('keydown', (event) => {
      const element = elementOf(event.target);
      if (event.isComposing || isTyping(element)) return;
      if (isOverlay(element)) {
        if (moveInToolbar(frame, event)) event.preventDefault();
        if (event.key !== 'Escape') return;
        leaveToolbar(frame);
        focusSelection(edit);
        event.preventDefault();
        return;
      }
      const isTitle = element?.matches(`${TITLE_PARENTS} [data-inline-text]`) === true;
      if (event.key === 'Enter' && isTitle && startTitle(target, null)) {
        event.preventDefault();
        return;
      }
      const itemId = layoutPart === 'page' ? itemIdOf(element) : null;
      if (event.key === 'Enter' && itemId !== null && startItem(target, itemId)) {
        event.preventDefault();
        return;
      }
      const used = handleCanvasKey(event, {
        edit,
        actions,
        enter,
        gather: () => {
          const focusedId = blockIdOf(frame.activeElement);
          if (focusedId !== null) actions.gatherBlock(focusedId);
        },
        nudge: (key) => {
          const several = severalBlockIds(edit.getState().selection);
          if (several.length === 0) nudgeBlock({ frame, store, edit, actions }, key);
          else
            void fetchSeveralTools().then((tools) =>
              tools.nudge({ frame, store, edit, actions }, several, key),
            );
        },
        grow: (key) => {
          if (severalBlockIds(edit.getState().selection).length === 0)
            growBlock({ frame, store, edit, actions }, key);
          else edit.announce(translate(canvasTools.selectOne));
        },
        layer: (move) =>
          void fetchSeveralTools().then((tools) => tools.layer({ store, edit, actions }, move)),
        toToolbar: () => focusToolbar(frame),
        openBlockPicker: () => {
          const sectionId = actions.selectedSection();
          const { selection } = edit.getState();
          const afterBlockId = selection.kind === 'blocks' ? (selection.blockIds.at(-1) ?? null) : null;
          if (sectionId !== null) edit.open({ kind: 'add-block', sectionId, afterBlockId });
        },
        openSectionPicker: () =>
          edit.open({ kind: 'add-section', afterSectionId: actions.selectedSection() }),
      });
      if (used) event.preventDefault();
    });
    const onClipboard = (name: 'copy' | 'cut'): void =>
      on(name, (event) => {
        if (isTyping(elementOf(event.target)) || edit.getState().textBlockId !== null) return;
        event.preventDefault();
        actions[name](event.clipboardData);
      });
    onClipboard('copy');
    onClipboard('cut');
    on('paste', (event) => {
      if (isTyping(elementOf(event.target)) || edit.getState().textBlockId !== null) return;
      event.preventDefault();
      void actions.paste(event.clipboardData?.getData('text/plain') ?? '');
    });
    const early = takeEarlyPress(ui);
    if (early !== null && partOf(early.target) === layoutPart) {
      const blockId = blockIdOf(early.target);
      if (blockId === null) {
        const sectionId = sectionIdOf(early.target);
        if (layoutPart === 'page' && startTitle(target, early.caret)) return () => ended.abort();
        if (sectionId !== null) edit.select({ kind: 'section', sectionId });
      } else if (!startText(target, blockId, early.caret)) {
        edit.select({ kind: 'blocks', blockIds: [blockId] });
      }
    }
    return () => ended.abort();
  }, [canvas, edit, actions, store, editingState]);

  // The focus follows the selection, so that the next key works on what is selected.
  useEffect(() => {
    const { frame } = canvas;
    return edit.subscribe((state, before) => {
      if (state.selection === before.selection) return;
      const { selection } = state;
      if (severalBlockIds(selection).length > 0) void fetchSeveralTools();
      if (state.isGathering || state.textBlockId !== null || !frame.hasFocus()) return;
      const id = selection.kind === 'blocks' ? selection.blockIds[0] : undefined;
      frame.defaultView?.requestAnimationFrame(() => {
        // The selection changed meanwhile: restoring the focus would select this block again.
        const now = edit.getState();
        if (now.selection !== selection || now.textBlockId !== null) return;
        const element =
          id !== undefined
            ? blockElement(frame, id)
            : selection.kind === 'section'
              ? sectionElement(frame, selection.sectionId)
              : null;
        if (element === null || (element.contains(frame.activeElement) && id !== undefined)) return;
        // With several selected blocks, any of them may have the focus.
        const focused = frame.activeElement?.closest<HTMLElement>('[data-block]')?.dataset['block'];
        if (focused !== undefined && isSelected(selection, focused)) return;
        // The item is selected because its link got the focus by keyboard.
        const itemId = selectedItemId(selection);
        if (itemId !== null && itemIdOf(frame.activeElement) === itemId) return;
        if (id === undefined) (frame.activeElement as HTMLElement | null)?.blur();
        else element.focus({ preventScroll: true });
        element.scrollIntoView({ block: 'nearest' });
      });
    });
  }, [canvas, edit]);
}

function isOver(element: Element | null, { clientX, clientY }: PointerEvent): boolean {
  if (element === null) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}
