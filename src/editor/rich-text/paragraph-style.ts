import type { Editor } from '@tiptap/core';
import type { ColumnAlignment } from '#domain/rich-text/rich-text.ts';

/** Styles of a paragraph, as the formatting bar offers them. */
export const PARAGRAPH_STYLES = [
  { id: 'paragraph', title: 'Paragraph' },
  { id: 'heading-1', title: 'Heading 1' },
  { id: 'heading-2', title: 'Heading 2' },
  { id: 'heading-3', title: 'Heading 3' },
  { id: 'heading-4', title: 'Heading 4' },
  { id: 'code', title: 'Code' },
] as const;

export const ALIGNMENTS = [
  { id: 'left', title: 'Align left' },
  { id: 'center', title: 'Center' },
  { id: 'right', title: 'Align right' },
  { id: 'justify', title: 'Justify' },
] as const;

/** Columns of tables are aligned by the same buttons as paragraphs. */
export const TEXT_ALIGNMENTS = { start: 'left', center: 'center', end: 'right' } as const satisfies Record<
  ColumnAlignment,
  string
>;

/** The style of the paragraph the caret is in. */
export function currentStyle(editor: Editor): string {
  for (const level of [1, 2, 3, 4]) if (editor.isActive('heading', { level })) return `heading-${level}`;
  return editor.isActive('codeBlock') ? 'code' : 'paragraph';
}

export function setStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus();
  if (style === 'code') chain.setCodeBlock().run();
  else if (style.startsWith('heading-')) {
    const level = Number(style.slice('heading-'.length));
    if (level === 1 || level === 2 || level === 3 || level === 4) chain.setHeading({ level }).run();
  } else chain.setParagraph().run();
}
