/** A Markdown text as the elements it becomes, with nothing that belongs to one page or block. */
export interface MarkdownElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkdownNode[];
}

/** The sign in front of an entry of a task list. */
export interface MarkdownTask {
  readonly isChecked: boolean;
}

/** A reference to a note; `number` counts the notes from 1, `use` the references to one note from 1. */
export interface NoteReference {
  readonly number: number;
  readonly use: number;
}

export type MarkdownNode = string | MarkdownElement | MarkdownTask | NoteReference;

export interface MarkdownNote {
  readonly children: readonly MarkdownNode[];
  /** How often the text refers to it. */
  readonly uses: number;
}

export interface MarkdownTree {
  readonly children: readonly MarkdownNode[];
  /** In the order of their first references. */
  readonly notes: readonly MarkdownNote[];
}
