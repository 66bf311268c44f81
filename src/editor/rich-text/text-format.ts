import type { Editor } from '@tiptap/core';
import { linkValueSchema, type LinkValue } from '#domain/links/link-value.ts';
import { WORD_SIZES, type WordColor, type WordSize } from '#domain/rich-text/word-marks.ts';
import { paletteIdSchema } from '#domain/palette/color-id-schema.ts';
import { columnAlignmentAt } from './align-columns.ts';
import { ALIGNMENTS, currentStyle, TEXT_ALIGNMENTS } from './paragraph-style.ts';

/** What the text at the caret is: all that a formatting bar shows. */
export type TextFormat = {
  readonly style: string;
  /** Names of the marks and nodes that are on. */
  readonly active: readonly string[];
  /** Of the paragraph; in a table, of the column. */
  readonly alignment: string | null;
  readonly link: LinkValue | null;
  /** What the words have of their own; null where it is the text's. */
  readonly words: {
    readonly color: WordColor | null;
    readonly highlight: WordColor | null;
    readonly size: WordSize | null;
  };
};

const TOGGLED = [
  'bold',
  'italic',
  'underline',
  'strike',
  'link',
  'bulletList',
  'orderedList',
  'blockquote',
  'table',
];

export function textFormatOf(editor: Editor): TextFormat {
  const link = linkValueSchema.safeParse(editor.getAttributes('link')['link']);
  return {
    style: currentStyle(editor),
    active: TOGGLED.filter((name) => editor.isActive(name)),
    alignment: alignmentAt(editor),
    link: link.success ? link.data : null,
    words: {
      color: colorOf(editor, 'color'),
      highlight: colorOf(editor, 'highlight'),
      size: WORD_SIZES.find((size) => editor.isActive('size', { size })) ?? null,
    },
  };
}

function colorOf(editor: Editor, mark: 'color' | 'highlight'): WordColor | null {
  return paletteIdSchema.safeParse(editor.getAttributes(mark)['color']).data ?? null;
}

function alignmentAt(editor: Editor): string | null {
  const column = columnAlignmentAt(editor.state);
  if (column !== null) return TEXT_ALIGNMENTS[column];
  return ALIGNMENTS.find(({ id }) => editor.isActive({ textAlign: id }))?.id ?? null;
}
