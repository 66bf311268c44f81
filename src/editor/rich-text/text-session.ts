import { Editor, type JSONContent } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import { CellSelection, TableMap } from '@tiptap/pm/tables';
import { jsonEqual } from '#lib/json-equal.ts';
import { type RichText } from '#domain/rich-text/rich-text.ts';
import { richTextTools } from '#messages/en/interface/rich-text-tools.ts';
import { translate } from '#ui/translate.ts';
import { whenLeaving } from '../documents/when-leaving.ts';
import { cleanPastedMarkup } from './clean-pasted-markup.ts';
import { scrollLater } from './scroll-later.ts';
import type { SlashQuery } from './slash-query.ts';
import { createSlashSession, type SplitText } from './slash-session.ts';
import { storedText } from './stored-text.ts';
import { textExtensions, type TextKind } from './text-extensions.ts';
import { typedBeforeRule } from './typed-before-rule.ts';
import { writeLetter } from './write-letter.ts';

/** A pause in typing after which the text is saved and the step of undo ends. */
export const TYPING_PAUSE_MS = 400;

export interface TextSessionOptions {
  readonly element: HTMLElement;
  readonly text: RichText;
  readonly label: string;
  /** A text unless told. */
  readonly kind?: TextKind;
  /** The text after a pause, or at the end. */
  readonly onText: (text: RichText) => void;
  readonly onTyping: () => void;
  readonly onExit: () => void;
  readonly onLink: () => void;
  /** The keyboard goes to the formatting bar. */
  readonly onToolbar?: () => void;
  /** Undo and redo stay within the text, and `onUndo` and `onRedo` are not called. */
  readonly hasOwnHistory?: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** What an empty text says. */
  readonly placeholder?: string;
  /** What is typed behind a slash at the start of a line; null once it is over. Absent where nothing can be inserted. */
  readonly onSlash?: (query: SlashQuery | null) => void;
  /** A key while a slash is followed; returns whether it was used. */
  readonly onSlashKey?: (event: KeyboardEvent) => boolean;
}

export interface TextSession {
  readonly editor: Editor;
  readonly kind: TextKind;
  /** Saves what was typed since the last pause. */
  flush(): void;
  /** The slash that is followed. */
  readonly slash: Pick<ReturnType<typeof createSlashSession>, 'close' | 'clear'>;
  /** Shows what stands before the slash, and tells both parts; whoever calls it saves them. */
  splitAtSlash(): SplitText | null;
  /** Selects in the document of the editor, at its end or beginning beyond them: where no text can be, in the nearest one. */
  select(from: number, to?: number): void;
  /** All of its text; of a table, all cells. */
  selectAll(): void;
  /** The text changed elsewhere: undo, or another person. */
  replaceText(text: RichText): void;
  end(): void;
}

/** Starts the one live editor of the canvas over an element of the frame. */
export function startTextSession(options: TextSessionOptions): TextSession {
  let saved = options.text;
  let pause: ReturnType<typeof setTimeout> | null = null;

  function flush(): void {
    if (pause !== null) clearTimeout(pause);
    pause = null;
    save(editor.getJSON());
  }

  function save(content: JSONContent): void {
    const text = storedText(content);
    if (jsonEqual(text, saved)) return;
    saved = text;
    options.onText(text);
  }

  const slash = createSlashSession({
    editor: () => editor,
    save,
    onSlash: (query) => {
      options.onSlash?.(query);
      if (query === null && pause === null) pause = setTimeout(flush, TYPING_PAUSE_MS);
    },
  });

  const editor: Editor = new Editor({
    element: options.element,
    extensions: textExtensions(options.placeholder ?? translate(richTextTools.writeSomething), options),
    content: options.text as JSONContent,
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': options.label, 'aria-multiline': 'true', role: 'textbox' },
      transformPastedHTML: cleanPastedMarkup,
      handleKeyDown: (_view, event) => handleKey(event),
      handleKeyPress: writeLetter,
      handleScrollToSelection: scrollLater(),
      handleDOMEvents: { blur: settle },
    },
    onTransaction: ({ transaction }) => {
      if (options.onSlash !== undefined) slash.follow(transaction);
    },
    onUpdate: ({ transaction }) => {
      options.onTyping();
      // What was typed is a step of its own, so that undo takes back only what became of it.
      const typed = typedBeforeRule(editor.state, transaction);
      if (typed !== null) {
        save(typed.toJSON() as JSONContent);
        flush();
        return;
      }
      if (pause !== null) clearTimeout(pause);
      pause = slash.isOpen() ? null : setTimeout(flush, TYPING_PAUSE_MS);
    },
  });

  /** What stands beside the page works on what was typed. */
  function settle(): boolean {
    if (pause !== null && !slash.isOpen()) flush();
    return false;
  }

  function handleKey(event: KeyboardEvent): boolean {
    if (event.isComposing) return false;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (slash.isOpen() && options.onSlashKey?.(event) === true) {
      event.preventDefault();
      event.stopPropagation();
      return true;
    }
    if (event.key === 'Escape') options.onExit();
    else if (isCommand && key === 'k') options.onLink();
    else if (event.altKey && event.key === 'F10' && options.onToolbar !== undefined) options.onToolbar();
    else if (isCommand && key === 'z') goInHistory(event.shiftKey ? 'redo' : 'undo');
    else if (isCommand && key === 'y') goInHistory('redo');
    else if (isCommand && key === 'a' && !event.shiftKey && !event.altKey) selectWholeText(editor);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function goInHistory(way: 'undo' | 'redo'): void {
    if (options.hasOwnHistory === true) {
      editor.commands[way]();
      return;
    }
    flush();
    if (way === 'undo') options.onUndo();
    else options.onRedo();
  }

  function select(from: number, to = from): void {
    const { doc, tr } = editor.state;
    const resolve = (position: number) => doc.resolve(Math.min(Math.max(position, 0), doc.content.size));
    editor.view.dispatch(tr.setSelection(TextSelection.between(resolve(from), resolve(to))));
  }

  function replaceText(text: RichText): void {
    if (pause !== null || jsonEqual(text, saved)) return;
    saved = text;
    const { doc: before } = editor.state;
    editor
      .chain()
      .setMeta('addToHistory', false)
      .setContent(text as JSONContent, { emitUpdate: false })
      .run();
    const { doc, tr } = editor.state;
    // Behind what became another one, as in every editor.
    const end = before.content.findDiffEnd(doc.content)?.b ?? 0;
    const at = Math.max(end, before.content.findDiffStart(doc.content) ?? 0);
    editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(Math.min(at, doc.content.size)), -1)));
  }

  const stay = whenLeaving(flush);

  return {
    editor,
    kind: options.kind ?? 'text',
    flush,
    select,
    selectAll: () => selectWholeText(editor),
    replaceText,
    slash,
    splitAtSlash() {
      const split = slash.split();
      if (split === null) return null;
      if (pause !== null) clearTimeout(pause);
      pause = null;
      saved = split.before ?? split.rest;
      editor.commands.setContent(saved as JSONContent, { emitUpdate: false });
      return split;
    },
    end() {
      stay();
      flush();
      editor.destroy();
    },
  };
}

/** As texts, not as nodes: what is typed in place of a heading is a heading. Of a table, all cells. */
function selectWholeText({ state, view }: Editor): void {
  const table = state.doc.childCount === 1 ? state.doc.firstChild : null;
  if (table?.type.name === 'table') {
    const { map } = TableMap.get(table);
    view.dispatch(
      state.tr.setSelection(CellSelection.create(state.doc, (map[0] ?? 0) + 1, (map.at(-1) ?? 0) + 1)),
    );
    return;
  }
  const [first, last] = [Selection.atStart(state.doc), Selection.atEnd(state.doc)];
  view.dispatch(state.tr.setSelection(TextSelection.between(first.$from, last.$to)));
}
