import { createStore, type StoreApi } from 'zustand/vanilla';
import { nextEditingState, type EditingEvent, type EditingState } from './editing-state.ts';
import type { InlineTextTarget } from '../inline-text/inline-text-target.ts';
import { PAGE_SELECTION, type Selection } from './selection.ts';

export type Device = 'desktop' | 'mobile';
/** What is open over the canvas. */
export type EditDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'add-section'; readonly afterSectionId: string | null }
  | { readonly kind: 'add-block'; readonly sectionId: string; readonly afterBlockId: string | null }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'publish' }
  | { readonly kind: 'preview' }
  | { readonly kind: 'share' };

/** The place of a click, to put the caret where the person pointed. */
export interface CaretPoint {
  readonly x: number;
  readonly y: number;
}

export interface EditState {
  readonly editingState: EditingState;
  readonly device: Device;
  readonly selection: Selection;
  /** The block, or the record of the header, whose text is being typed in. */
  readonly textBlockId: string | null;
  /** Which plain text of it; null where it is its rich text. */
  readonly inlineText: InlineTextTarget | null;
  readonly caret: CaretPoint | null;
  /** Letters typed into a text whose editor was still being fetched, and when the last one was. */
  readonly typedAhead: { readonly letters: string; readonly at: number };
  readonly dialog: EditDialog;
  /** Read out by the live region. */
  readonly announcement: string;
  readonly isPanelOpen: boolean;
  readonly isHistoryOpen: boolean;
  /** A version looked at in the canvas in place of the current one. */
  readonly viewedVersion: number | null;
}

const NOTHING_TYPED = { letters: '', at: 0 };
/** Letters older than this were meant for something else. */
const TYPED_AHEAD_MS = 5_000;

export interface EditStore extends StoreApi<EditState> {
  send(event: EditingEvent): void;
  select(selection: Selection): void;
  /** Starts typing in the rich text of a block, or in a plain one; null ends it. */
  editTextOf(blockId: string | null, caret?: CaretPoint | null, inlineText?: InlineTextTarget): void;
  /** Starts typing in a text of the header, which is no block. */
  editHeaderText(recordId: string, caret: CaretPoint | null, inlineText: InlineTextTarget): void;
  /** Keeps a letter for the text that is being opened. */
  typeAhead(letter: string): void;
  /** What was typed before the text's editor was there; it is given once. */
  takeTypedAhead(): string;
  open(dialog: EditDialog): void;
  announce(text: string): void;
}

/**
 * State of the edit mode that is no content: what is selected, which device, what is open.
 * @param isNarrow whether the window is as narrow as a phone's
 */
export function createEditStore(isNarrow = false): EditStore {
  const store = createStore<EditState>(() => ({
    editingState: 'NOT_EDITING',
    device: isNarrow ? 'mobile' : 'desktop',
    selection: PAGE_SELECTION,
    textBlockId: null,
    inlineText: null,
    caret: null,
    typedAhead: NOTHING_TYPED,
    dialog: { kind: 'none' },
    announcement: '',
    isPanelOpen: !isNarrow,
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
        textBlockId: null,
        inlineText: null,
        viewedVersion: null,
        ...(editingState === 'NOT_EDITING' ? { isHistoryOpen: false, dialog: { kind: 'none' } } : {}),
      });
    },
    select(selection) {
      const { textBlockId, inlineText } = store.getState();
      const staysInText =
        selection.kind === 'blocks' && textBlockId !== null && selection.blockIds.includes(textBlockId);
      store.setState(
        staysInText
          ? { selection, textBlockId, inlineText }
          : { selection, textBlockId: null, inlineText: null },
      );
    },
    editTextOf(blockId, caret = null, inlineText) {
      store.setState(
        blockId === null
          ? { textBlockId: null, inlineText: null, caret: null, typedAhead: NOTHING_TYPED }
          : {
              typedAhead: NOTHING_TYPED,
              textBlockId: blockId,
              inlineText: inlineText ?? null,
              caret,
              selection: { kind: 'blocks', blockIds: [blockId] },
            },
      );
    },
    editHeaderText: (textBlockId, caret, inlineText) => store.setState({ textBlockId, caret, inlineText }),
    typeAhead: (letter) =>
      store.setState(({ typedAhead }) => ({
        typedAhead: { letters: typedAhead.letters + letter, at: Date.now() },
      })),
    takeTypedAhead() {
      const { letters, at } = store.getState().typedAhead;
      store.setState({ typedAhead: NOTHING_TYPED });
      return Date.now() - at < TYPED_AHEAD_MS ? letters : '';
    },
    open: (dialog) => store.setState({ dialog }),
    // The same words twice in a row are read out twice only if the text differs.
    announce: (text) =>
      store.setState((state) => ({ announcement: state.announcement === text ? `${text}\u00A0` : text })),
  };
}
