import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { translate } from '#ui/translate.ts';
import { isArrowKey, type ArrowKey } from '../moving/arrow-key.ts';
import type { LayerMove } from '../commands/move-layers.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { leaveHistory } from '../editing/leave-panel.ts';

/** The part of a keyboard event that is used. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export interface CanvasKeyTools {
  readonly edit: EditStore;
  readonly actions: EditActions;
  /** Starts editing the selection: its text, or its panel. */
  readonly enter: () => void;
  /** Toggles the focused block in the selection. */
  readonly gather: () => void;
  /** Moves the selected block by one cell, or resizes it by one. */
  readonly nudge: (key: ArrowKey) => void;
  readonly grow: (key: ArrowKey) => void;
  /** Moves the selection above or below other blocks. */
  readonly layer: (move: LayerMove) => void;
  /** Moves the focus to the buttons of the selection. */
  readonly toToolbar: () => void;
  readonly openBlockPicker: () => void;
  readonly openSectionPicker: () => void;
}

/** Undo, redo and help: everywhere in the editor except in fields. Returns whether the key was used. */
export function handleEditorKey(
  event: KeyPress,
  { edit, actions }: Pick<CanvasKeyTools, 'edit' | 'actions'>,
): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (isCommand && !event.altKey && key === 'z') {
    if (event.shiftKey) actions.redo();
    else actions.undo();
    return true;
  }
  if (isCommand && !event.altKey && key === 'y') {
    actions.redo();
    return true;
  }
  if (isCommand && key === 's') {
    edit.announce(translate(editAnnouncements.savedAsYouGo));
    return true;
  }
  if (event.key === '?' && !isCommand) {
    edit.open({ kind: 'shortcuts' });
    return true;
  }
  return false;
}

/** With Ctrl or Cmd; the brackets with Shift as they are typed. */
const LAYER_KEYS: Readonly<Partial<Record<string, LayerMove>>> = {
  ']': 'forward',
  '[': 'backward',
  '}': 'front',
  '{': 'back',
};

/** Keys on the canvas itself. Returns whether the key was used. */
export function handleCanvasKey(event: KeyPress, tools: CanvasKeyTools): boolean {
  const { edit, actions } = tools;
  const { selection, isPanelOpen, textBlockId } = edit.getState();
  const isCommand = event.ctrlKey || event.metaKey;
  const isLetter = Array.from(event.key).length === 1 && !isCommand;
  // A text was entered whose editor is not loaded yet, or which somebody else holds: its keys must not act on the
  // block.
  if (textBlockId !== null && isLetter) {
    edit.typeAhead(event.key);
    return true;
  }
  if (textBlockId !== null && isCommand && !event.altKey && event.key.toLowerCase() === 'a') {
    edit.selectAhead();
    return true;
  }
  if (handleEditorKey(event, tools)) return true;
  if (textBlockId !== null) {
    if (event.key !== 'Escape') return false;
    edit.editTextOf(null);
    return true;
  }
  if (event.altKey && event.key === 'F10') {
    tools.toToolbar();
    return true;
  }
  if (isCommand && event.key.toLowerCase() === 'd') {
    actions.duplicate();
    return true;
  }
  const layerMove = isCommand && !event.altKey ? LAYER_KEYS[event.key] : undefined;
  if (layerMove !== undefined) {
    tools.layer(layerMove);
    return true;
  }
  if (isCommand && event.key.toLowerCase() === 'g') {
    if (event.shiftKey) actions.ungroup();
    else actions.group();
    return true;
  }
  if (isCommand && event.key.toLowerCase() === 'a') {
    actions.selectAllBlocks();
    return true;
  }
  if (isCommand) return false;
  if (isArrowKey(event.key)) {
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const step = event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 1;
    if (event.altKey && isVertical) actions.moveSection(step === -1 ? 'up' : 'down');
    else if (event.altKey) return false;
    else if (selection.kind !== 'blocks') actions.selectNext(step);
    else if (event.shiftKey) tools.grow(event.key);
    else tools.nudge(event.key);
    return true;
  }
  switch (event.key) {
    case 'Escape':
      // With nothing else to leave, Escape toggles the panel (EDIT-78, NAV-26).
      if (leaveHistory(edit)) return true;
      if (selection.kind === 'page') edit.setState({ isPanelOpen: !isPanelOpen });
      else actions.selectAbove();
      return true;
    case 'Enter':
      if (selection.kind === 'blocks' && event.shiftKey) tools.gather();
      else if (selection.kind === 'blocks' || actions.isSyncedSelected()) tools.enter();
      else actions.selectInto();
      return true;
    case 'Delete':
    case 'Backspace':
      actions.remove();
      return true;
    case 'a':
      tools.openBlockPicker();
      return true;
    case 'A':
      tools.openSectionPicker();
      return true;
    default:
      return false;
  }
}
