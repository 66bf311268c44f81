import type { Editor, JSONContent } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { liftOut } from './lift-out.ts';
import type { RichText } from '#domain/rich-text/rich-text.ts';
import { slashQueryAt, type SlashQuery } from './slash-query.ts';
import { storedText } from './stored-text.ts';

/** What a text becomes where a block is inserted in it. */
export interface SplitText {
  /** Null where nothing stands before. */
  readonly before: RichText | null;
  readonly rest: RichText;
}

export interface SlashShell {
  readonly editor: () => Editor;
  /** Saves a state of the text as a step of its own. */
  readonly save: (content: JSONContent) => void;
  readonly onSlash: (query: SlashQuery | null) => void;
}

/** Follows a slash from the moment it is typed until what it asks for was inserted, or it is a slash again (EDIT-192). */
export function createSlashSession({ editor, save, onSlash }: SlashShell) {
  let open: SlashQuery | null = null;

  function show(query: SlashQuery | null): void {
    open = query;
    onSlash(query);
  }

  return {
    isOpen: () => open !== null,
    follow(transaction: Transaction): void {
      const found = slashQueryAt(editor().state);
      // What comes from elsewhere (undo, another person) was not typed now.
      const isTyped = transaction.docChanged && transaction.getMeta('preventUpdate') !== true;
      const goesOn = open !== null && open.from === found?.from;
      const next = goesOn || (isTyped && found?.text === '') ? found : null;
      if (next === null && open === null) return;
      // The slash and what follows are no step of undo.
      if (next !== null && open === null) save(transaction.before.toJSON() as JSONContent);
      if (next?.from !== open?.from || next?.to !== open?.to || next?.text !== open?.text) show(next);
    },
    close: () => {
      if (open !== null) show(null);
    },
    /** Takes the slash and what follows out of the text. */
    clear(): void {
      if (open === null) return;
      const { from, to } = open;
      show(null);
      editor().commands.deleteRange({ from, to });
    },
    /** What stands before and behind the line of the slash, without it; null where it is gone. */
    split(): SplitText | null {
      if (open === null) return null;
      const typed = open.to - open.from;
      show(null);
      liftOut(editor());
      const { doc, selection } = editor().state;
      const to = selection.from;
      const from = to - typed;
      const $from = doc.resolve(from);
      const index = $from.index(0);
      const blocks = doc.content.content;
      const line = $from.parent.cut(to - $from.start());
      const textOf = (content: readonly (typeof line)[]): RichText =>
        storedText({ type: 'doc', content: content.map((each) => each.toJSON() as JSONContent) });
      const rest = [...(line.content.size === 0 ? [] : [line]), ...blocks.slice(index + 1)];
      return {
        before: index === 0 ? null : textOf(blocks.slice(0, index)),
        rest: rest.length === 0 ? textOf([line]) : textOf(rest),
      };
    },
  };
}
