import type { EditorState } from '@tiptap/pm/state';

/** What is typed behind a slash at the start of a line: `/ima`. */
export interface SlashQuery {
  /** Where the slash stands, and where the caret does. */
  readonly from: number;
  readonly to: number;
  /** Without the slash. */
  readonly text: string;
}

/** Longer than what anything is called. */
const MAX_LENGTH = 30;

/** What a line may stand in. */
const AROUND: ReadonlySet<string> = new Set(['doc', 'bulletList', 'orderedList', 'listItem', 'blockquote']);

/**
 * The query at the caret, in lists and quotes as in paragraphs; null where a line does not begin with a slash, in tables
 * and in code (EDIT-192).
 */
export function slashQueryAt({ selection }: EditorState): SlashQuery | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  for (let depth = $from.depth - 1; depth >= 0; depth -= 1)
    if (!AROUND.has($from.node(depth).type.name)) return null;
  const typed = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  if (!/^\/[^/\uFFFC]*$/.test(typed) || typed.length > MAX_LENGTH) return null;
  return { from: $from.start(), to: $from.pos, text: typed.slice(1) };
}
