import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentId } from '#domain/documents/record.ts';
import type { ClipboardContent } from '../commands/clipboard-content.ts';
import { nextEditingState, type EditingEvent, type EditingState } from './editing-state.ts';
import type { InlineTextTarget } from '../inline-text-targets/inline-text-target.ts';
import { PAGE_SELECTION, selectedBlockId, type Selection } from '../selection/selection.ts';

export type Device = 'desktop' | 'mobile';
/** The dialogs over the canvas. */
export type EditDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'add-section'; readonly afterSectionId: string | null }
  | { readonly kind: 'add-block'; readonly sectionId: string; readonly afterBlockId: string | null }
  | {
      readonly kind: 'save-part';
      readonly content: ClipboardContent;
      /** The section on the page that it was made of, where that can become a synced one. */
      readonly sectionId: string | null;
    }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'publish' }
  | { readonly kind: 'preview' }
  | { readonly kind: 'share' };

/** Where a synced section stands on the page. */
export interface SyncedInstance {
  readonly documentId: DocumentId;
  /** The section of the page. */
  readonly sectionId: string;
}

/** The point of a click, for the caret. */
export interface CaretPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the caret starts in a text: at a point, or before its first letter. */
export type CaretStart = CaretPoint | 'start';

/** What is done in a text before its editor is there. */
export interface TypedAhead {
  readonly letters: string;
  /** All of the text was selected first: the letters stand in its place, and without letters it stays selected. */
  readonly replacesAll: boolean;
}

export interface EditState {
  readonly editingState: EditingState;
  /** The instance of the synced section that is edited, or was last; null for none yet (EDIT-206). */
  readonly synced: SyncedInstance | null;
  readonly device: Device;
  readonly selection: Selection;
  /** Several blocks are being selected: a tap adds one, and the focus moves without selecting (EDIT-199). */
  readonly isGathering: boolean;
  /** The block, or the record of the header, whose text is being typed in. */
  readonly textBlockId: string | null;
  /** Which plain text of it; null where it is its rich text. */
  readonly inlineText: InlineTextTarget | null;
  readonly caret: CaretStart | null;
  /** What was typed into a text whose editor was still being fetched, and when the last key was pressed. */
  readonly typedAhead: TypedAhead & { readonly at: number };
  readonly dialog: EditDialog;
  /** Announced by the live region. */
  readonly announcement: string;
  readonly isPanelOpen: boolean;
  /** The list of blocks at the side. */
  readonly isPaletteOpen: boolean;
  readonly isHistoryOpen: boolean;
  /** An older version shown in the canvas instead of the current one. */
  readonly viewedVersion: number | null;
}

const NOTHING_TYPED = { letters: '', replacesAll: false, at: 0 };
/** Older letters are dropped: they were meant for something else. */
const TYPED_AHEAD_MS = 5_000;

export interface EditStore extends StoreApi<EditState> {
  send(event: EditingEvent): void;
  /** `isGathering`: whether further blocks are to be selected. */
  select(selection: Selection, isGathering?: boolean): void;
  /** Starts editing the rich text of a block, or a plain one; null ends it. */
  editTextOf(blockId: string | null, caret?: CaretStart | null, inlineText?: InlineTextTarget): void;
  /**
   * Starts editing a text outside of blocks: one of the header, the title of a post, or a text of the selected item.
   */
  editRecordText(recordId: string, caret: CaretPoint | null, inlineText: InlineTextTarget): void;
  /** Stores a letter for the text that is being opened. */
  typeAhead(letter: string): void;
  /** Selects all of the text that is being opened: letters that come then stand in its place. */
  selectAhead(): void;
  /** Returns the letters typed before the text's editor was loaded, and clears them. */
  takeTypedAhead(): TypedAhead;
  open(dialog: EditDialog): void;
  announce(text: string): void;
}

/**
 * The state of the edit mode besides content: selection, device, open dialogs.
 * @param isNarrow whether the window is as narrow as a phone's
 */
export function createEditStore(isNarrow = false): EditStore {
  const store = createStore<EditState>(() => ({
    editingState: 'NOT_EDITING',
    synced: null,
    device: isNarrow ? 'mobile' : 'desktop',
    selection: PAGE_SELECTION,
    isGathering: false,
    textBlockId: null,
    inlineText: null,
    caret: null,
    typedAhead: NOTHING_TYPED,
    dialog: { kind: 'none' },
    announcement: '',
    isPanelOpen: !isNarrow,
    isPaletteOpen: false,
    isHistoryOpen: false,
    viewedVersion: null,
  }));
  return {
    ...store,
    send(event) {
      const editingState = nextEditingState(store.getState().editingState, event);
      if (editingState === store.getState().editingState) return;
      store.setState({
        editingState,
        selection: PAGE_SELECTION,
        isGathering: false,
        textBlockId: null,
        inlineText: null,
        viewedVersion: null,
        ...(editingState === 'NOT_EDITING' ? { isHistoryOpen: false, dialog: { kind: 'none' } } : {}),
      });
    },
    select(selection, isGathering = false) {
      const { textBlockId, inlineText } = store.getState();
      const staysInText = textBlockId !== null && selectedBlockId(selection) === textBlockId;
      // A selection on the page replaces the content of the panel (EDIT-208).
      const leavesHistory = selection.kind === 'page' ? {} : { isHistoryOpen: false, viewedVersion: null };
      store.setState(
        staysInText
          ? { selection, isGathering, textBlockId, inlineText, ...leavesHistory }
          : { selection, isGathering, textBlockId: null, inlineText: null, ...leavesHistory },
      );
    },
    editTextOf(blockId, caret = null, inlineText) {
      store.setState(
        blockId === null
          ? { textBlockId: null, inlineText: null, caret: null, typedAhead: NOTHING_TYPED }
          : {
              typedAhead: NOTHING_TYPED,
              isGathering: false,
              textBlockId: blockId,
              inlineText: inlineText ?? null,
              caret,
              selection: { kind: 'blocks', blockIds: [blockId] },
              isHistoryOpen: false,
              viewedVersion: null,
            },
      );
    },
    editRecordText: (textBlockId, caret, inlineText) =>
      store.setState({ typedAhead: NOTHING_TYPED, textBlockId, caret, inlineText }),
    typeAhead: (letter) =>
      store.setState(({ typedAhead }) => ({
        typedAhead: { ...typedAhead, letters: typedAhead.letters + letter, at: Date.now() },
      })),
    selectAhead: () => store.setState({ typedAhead: { letters: '', replacesAll: true, at: Date.now() } }),
    takeTypedAhead() {
      const { letters, replacesAll, at } = store.getState().typedAhead;
      store.setState({ typedAhead: NOTHING_TYPED });
      return Date.now() - at < TYPED_AHEAD_MS ? { letters, replacesAll } : NOTHING_TYPED;
    },
    open: (dialog) => store.setState({ dialog }),
    // Screen readers announce equal messages only if the text differs.
    announce: (text) =>
      store.setState((state) => ({ announcement: state.announcement === text ? `${text}\u00A0` : text })),
  };
}
