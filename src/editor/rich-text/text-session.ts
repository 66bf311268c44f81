import { Editor, type JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { jsonEqual } from '#lib/json-equal.ts';
import { richTextAsJson, type RichText } from '#domain/rich-text/rich-text.ts';
import { cleanPastedMarkup } from './clean-pasted-markup.ts';
import { scrollLater } from './scroll-later.ts';
import { storedText } from './stored-text.ts';
import { textExtensions } from './text-extensions.ts';
import { writeLetter } from './write-letter.ts';

/** A pause in typing after which the text is saved and the step of undo ends. */
export const TYPING_PAUSE_MS = 400;

export interface TextSessionOptions {
  readonly element: HTMLElement;
  readonly text: RichText;
  readonly label: string;
  /** The text after a pause, or at the end. */
  readonly onText: (text: RichText) => void;
  readonly onTyping: () => void;
  readonly onExit: () => void;
  readonly onLink: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export interface TextSession {
  readonly editor: Editor;
  /** Saves what was typed since the last pause. */
  flush(): void;
  /** Selects in the document of the editor, at its end or beginning beyond them: where no text can be, in the nearest one. */
  select(from: number, to?: number): void;
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
    const text = storedText(editor.getJSON());
    if (jsonEqual(richTextAsJson(text), richTextAsJson(saved))) return;
    saved = text;
    options.onText(text);
  }

  const editor = new Editor({
    element: options.element,
    extensions: textExtensions('Write something…'),
    content: options.text as JSONContent,
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': options.label, 'aria-multiline': 'true', role: 'textbox' },
      transformPastedHTML: cleanPastedMarkup,
      handleKeyDown: (_view, event) => handleKey(event),
      handleKeyPress: writeLetter,
      handleScrollToSelection: scrollLater(),
    },
    onUpdate: () => {
      options.onTyping();
      if (pause !== null) clearTimeout(pause);
      pause = setTimeout(flush, TYPING_PAUSE_MS);
    },
  });

  function handleKey(event: KeyboardEvent): boolean {
    if (event.isComposing) return false;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.key === 'Escape') options.onExit();
    else if (isCommand && key === 'k') options.onLink();
    else if (isCommand && key === 'z') {
      flush();
      if (event.shiftKey) options.onRedo();
      else options.onUndo();
    } else if (isCommand && key === 'y') options.onRedo();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function select(from: number, to = from): void {
    const { doc, tr } = editor.state;
    const place = (position: number) => doc.resolve(Math.min(Math.max(position, 0), doc.content.size));
    editor.view.dispatch(tr.setSelection(TextSelection.between(place(from), place(to))));
  }

  return {
    editor,
    flush,
    select,
    replaceText(text) {
      if (pause !== null || jsonEqual(richTextAsJson(text), richTextAsJson(saved))) return;
      saved = text;
      const { from, to } = editor.state.selection;
      editor.commands.setContent(text as JSONContent, { emitUpdate: false });
      select(from, to);
    },
    end() {
      flush();
      editor.destroy();
    },
  };
}
