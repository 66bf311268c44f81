import { sayLabel } from '#ui/say-label.ts';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createId } from '#lib/id.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { editPlainText } from '../commands/edit-plain-text.ts';
import type { DocumentState } from '../documents/document-state.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { documentOf } from '../listed-item/listed-item.ts';
import { selectedItemId } from '../selection/selection.ts';
import { TITLE_RECORD_ID } from '../inline-text-targets/title-record.ts';
import { focusBlock } from '../rich-text/focus-block.ts';
import { inlineTextsOfBlock, inlineTextsOfHeader, inlineTextsAroundPage } from './inline-text-elements.ts';
import { inlineTextTarget } from '../inline-text-targets/inline-text-target.ts';
import { startPlainTextSession } from './plain-text-session.ts';
import { startInlineText } from './start-text.ts';
import { writeOn } from './write-on.ts';

/** Edits the one plain text of the page that is being edited (EDIT-42). It renders nothing itself. */
export function InlineTextEditor() {
  const { edit, actions, listedItem } = useWorkspace();
  const { frame } = useCanvas();
  const active = useActiveDocument();
  const itemId = useEditState(({ selection }) => selectedItemId(selection));
  const item = useStore(listedItem, (state) => (state.itemId === itemId ? documentOf(state) : null));
  const target = useEditState((state) => state.inlineText);
  const recordId = useEditState((state) => (state.inlineText === null ? null : state.textBlockId));
  const isOfItem = itemId !== null && recordId === TITLE_RECORD_ID;
  // An item of a list has a document of its own, which may still have to be opened.
  const isOpen = !isOfItem || item !== null;
  const store = isOfItem && item !== null ? item : active;
  const isHeldByOther = useDocumentState(store, (state) => isHeld(state, recordId));

  useLayoutEffect(() => {
    if (target === null || recordId === null || !isOpen || isHeldByOther) return undefined;
    const isInHeader = edit.getState().editingState === 'HEADER';
    const isTitle = !isInHeader && recordId === TITLE_RECORD_ID;
    // The text of an item follows its title.
    const isWritten = isTitle && !isOfItem && store.getState().kind === 'item';
    const texts = isInHeader
      ? inlineTextsOfHeader(frame)
      : isTitle
        ? inlineTextsAroundPage(frame)
        : inlineTextsOfBlock(frame, recordId);
    const index = texts.findIndex(
      (each) =>
        each.recordId === recordId &&
        each.path === target.path &&
        each.itemId === (isOfItem ? itemId : undefined),
    );
    const element = texts[index]?.element;
    const current = inlineTextTarget(recordId, store.getState().view[recordId], target.path);
    if (element === undefined || current === null) {
      edit.editTextOf(null);
      return undefined;
    }
    // Somebody else edited the text while this person waited for it: it starts with the present text.
    if (current.base !== target.base) {
      edit.setState({ inlineText: current });
      return undefined;
    }

    const { caret } = edit.getState();
    const leave = (): void => edit.editTextOf(null);
    const session = startPlainTextSession({
      element,
      text: target.base,
      label: sayLabel(target.label),
      maxLength: target.maxLength,
      caret: caret === 'start' ? null : caret,
      typedAhead: edit.takeTypedAhead(),
      onText: (text) => {
        const command = editPlainText(store.getState().view, recordId, target.path, text);
        if (command !== null) store.run(command, createId());
      },
      onExit: (how) => {
        leave();
        if (isInHeader) element.blur();
        else if (isTitle && how === 'enter' && isWritten) writeOn(store, edit);
        else if (isOfItem && how !== 'left') linkOfItem(element)?.focus();
        else if (isTitle && how !== 'left') element.focus();
        else if (!isTitle && how !== 'left') focusBlock(edit, frame, recordId);
      },
      onTab: (step) => {
        const next = texts[index + step];
        if (next !== undefined) return startInlineText({ frame, store: active, edit }, next, null);
        leave();
        const goesOn = isWritten && step === 1;
        if (goesOn) writeOn(store, edit);
        else if (!isInHeader && !isTitle) goOnFromBlock(element);
        return goesOn;
      },
      onUndo: () => actions.undo(),
      onRedo: () => actions.redo(),
    });
    store.setPresence({ heldBlockId: recordId });
    // The element is restored before the page is rendered again, so that React finds its own content in it.
    const ends = [
      edit.subscribe((state) => {
        if (state.inlineText !== target || state.textBlockId !== recordId) session.end();
      }),
      store.store.subscribe((state) => {
        const changed = inlineTextTarget(recordId, state.view[recordId], target.path);
        if (isHeld(state, recordId)) session.end();
        else if (changed === null) leave();
        else session.replaceText(changed.base);
      }),
    ];
    return () => {
      for (const end of ends) end();
      session.end();
      store.setPresence({ heldBlockId: null });
    };
  }, [frame, active, store, edit, actions, recordId, target, itemId, isOfItem, isOpen, isHeldByOther]);

  return null;
}

function isHeld(state: DocumentState, recordId: string | null): boolean {
  return recordId !== null && state.people.some((person) => person.heldBlockId === recordId);
}

/** The focusable element of an item in a list is its link. */
function linkOfItem(element: HTMLElement): HTMLElement | null {
  return element.closest('[data-post]')?.querySelector<HTMLElement>('h2 a') ?? null;
}

/** Tab continues after the block: nothing else in it is focusable once its text is left. */
function goOnFromBlock(element: HTMLElement): void {
  element.closest<HTMLElement>('[data-block]')?.focus({ preventScroll: true });
  element.closest('.portico-canvas-content')?.toggleAttribute('inert', true);
}
