import { useEffect } from 'react';
import { parsedBlock } from '../document/parsed-record.ts';
import { handleCanvasKey } from '../edit-mode/canvas-keys.ts';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useEditState } from '../edit-mode/use-edit-state.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { useCanvas } from './canvas-ui.ts';
import { dragBlock } from './drag-block.ts';
import { startHeaderText, startText } from '../inline-text/start-text.ts';
import { blockElement, sectionElement } from './measure.ts';

interface CanvasEventOptions {
  /** A link of the page was followed: an address of the site, or another one. */
  readonly onNavigate: (href: string) => void;
}

/** What pointer, keyboard and clipboard do on the canvas. Links lead nowhere and forms are not sent while editing. */
export function useCanvasEvents({ onNavigate }: CanvasEventOptions): void {
  const canvas = useCanvas();
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const editingState = useEditState((state) => state.editingState);

  useEffect(() => {
    const { frame, ui } = canvas;
    const ended = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
      capture = false,
    ): void => frame.addEventListener(name, listener, { signal: ended.signal, capture });
    const isEditing = editingState !== 'NOT_EDITING';
    const layoutPart = editingState === 'FOOTER' ? 'footer' : 'page';

    // Targets belong to the frame's realm: `instanceof` of this window's classes would be false.
    const elementOf = (target: EventTarget | null): Element | null =>
      target !== null && 'closest' in target ? (target as Element) : null;
    const partOf = (element: Element | null): string | null =>
      element?.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? null;
    const isOverlay = (element: Element | null): boolean =>
      element?.closest('[data-portico-overlay]') != null;
    const blockIdOf = (element: Element | null): string | null =>
      element?.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null;
    const sectionIdOf = (element: Element | null): string | null =>
      element?.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? null;
    const isTyping = (element: Element | null): boolean =>
      element?.closest('.portico-live-text, [contenteditable]') != null;

    on(
      'click',
      (event) => {
        const link = elementOf(event.target)?.closest('a[href]') ?? null;
        if (link === null) return;
        event.preventDefault();
        if (!isEditing) onNavigate(link.getAttribute('href') ?? '');
      },
      true,
    );
    on('submit', (event) => event.preventDefault(), true);
    if (!isEditing) return () => ended.abort();

    const place = { frame, store, edit };
    function enter(): void {
      const { selection } = edit.getState();
      const id = selection.kind === 'blocks' ? selection.blockIds[0] : undefined;
      const block = id === undefined ? null : parsedBlock(store.getState().view[id]);
      if (block === null) return;
      if (startText(place, block.id, null)) return;
      edit.setState({ isPanelOpen: true });
      focusPanel();
    }

    on('pointerdown', (event) => {
      const element = elementOf(event.target);
      if (event.button !== 0 || isOverlay(element)) return;
      const caret = { x: event.clientX, y: event.clientY };
      if (editingState === 'HEADER') {
        if (isTyping(element)) return;
        if (startHeaderText(place, caret)) {
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
        const sectionId = sectionIdOf(element);
        edit.select(sectionId === null ? { kind: 'page' } : { kind: 'section', sectionId });
        return;
      }
      if (edit.getState().textBlockId === blockId) {
        // From one text of the block into another one, or out of it.
        if (isTyping(element)) return;
        if (startText(place, blockId, caret)) event.preventDefault();
        else edit.editTextOf(null);
        return;
      }
      const block = blockElement(frame, blockId);
      const parsed = parsedBlock(store.getState().view[blockId]);
      if (block === null || parsed === null) return;
      const wasSelected = isSelected(edit.getState().selection, blockId);
      edit.select({ kind: 'blocks', blockIds: [blockId] });
      const editText = (): void => {
        startText(place, blockId, caret);
      };
      // A finger scrolls the page: it drags by the handle, or a block that is selected already.
      if (event.pointerType === 'touch' && !wasSelected) return;
      event.preventDefault();
      block.focus({ preventScroll: true });
      dragBlock({ canvas, store, edit, actions, blockId, element: block, event }, editText);
    });
    on('pointermove', (event) => {
      if (ui.getState().isDragging) return;
      const element = elementOf(event.target);
      if (isOverlay(element)) return;
      // The header is inert while something else is edited: events over it name the body.
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
      if (part === 'page' && (editingState === 'HEADER' || editingState === 'FOOTER'))
        edit.send('enter-page');
    });
    on('focusin', (event) => {
      const element = elementOf(event.target);
      const blockId = blockIdOf(element);
      if (blockId === null || isTyping(element) || partOf(element) !== layoutPart) return;
      if (!isSelected(edit.getState().selection, blockId))
        edit.select({ kind: 'blocks', blockIds: [blockId] });
    });
    on('keydown', (event) => {
      const element = elementOf(event.target);
      if (event.isComposing || isTyping(element) || isOverlay(element)) return;
      const used = handleCanvasKey(event, {
        edit,
        actions,
        enter,
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
        void (name === 'copy' ? actions.copy() : actions.cut());
      });
    onClipboard('copy');
    onClipboard('cut');
    on('paste', (event) => {
      if (isTyping(elementOf(event.target)) || edit.getState().textBlockId !== null) return;
      event.preventDefault();
      void actions.paste(event.clipboardData?.getData('text/plain') ?? '');
    });
    return () => ended.abort();
  }, [canvas, edit, actions, store, editingState, onNavigate]);

  // The focus follows the selection, so that the next key works on what is selected.
  useEffect(() => {
    const { frame } = canvas;
    return edit.subscribe((state, before) => {
      if (state.selection === before.selection || state.textBlockId !== null || !frame.hasFocus()) return;
      const { selection } = state;
      const id = selection.kind === 'blocks' ? selection.blockIds[0] : undefined;
      frame.defaultView?.requestAnimationFrame(() => {
        // Something else was selected meanwhile: taking the focus back would select this again.
        const now = edit.getState();
        if (now.selection !== selection || now.textBlockId !== null) return;
        const element =
          id !== undefined
            ? blockElement(frame, id)
            : selection.kind === 'section'
              ? sectionElement(frame, selection.sectionId)
              : null;
        if (element === null || (element.contains(frame.activeElement) && id !== undefined)) return;
        if (id === undefined) (frame.activeElement as HTMLElement | null)?.blur();
        else element.focus({ preventScroll: true });
        element.scrollIntoView({ block: 'nearest' });
      });
    });
  }, [canvas, edit]);
}

function isSelected(
  selection: { readonly kind: string; readonly blockIds?: readonly string[] },
  id: string,
): boolean {
  return selection.blockIds?.includes(id) === true;
}

function isOver(element: Element | null, { clientX, clientY }: PointerEvent): boolean {
  if (element === null) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}

/** The panel stands in the outer document; its first field gets the focus once it is there. */
function focusPanel(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-portico-panel] :is(input, button, textarea, [tabindex="0"])')
      ?.focus(),
  );
}
