import type { Editor } from '@tiptap/core';
import type { ColumnAlignment } from '#domain/rich-text/rich-text.ts';
import { richTextTools } from '#messages/en/interface/rich-text-tools.ts';

/** Styles of a paragraph, as the formatting bar offers them. */
export const PARAGRAPH_STYLES = [
  { id: 'paragraph', title: richTextTools.paragraph },
  { id: 'heading-1', title: richTextTools.heading1 },
  { id: 'heading-2', title: richTextTools.heading2 },
  { id: 'heading-3', title: richTextTools.heading3 },
  { id: 'heading-4', title: richTextTools.heading4 },
  { id: 'code', title: richTextTools.code },
] as const;

export const ALIGNMENTS = [
  { id: 'left', title: richTextTools.alignLeft },
  { id: 'center', title: richTextTools.center },
  { id: 'right', title: richTextTools.alignRight },
  { id: 'justify', title: richTextTools.justify },
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
