import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { Underline } from '@tiptap/extension-underline';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { bold, italic } from './emphasis.ts';
import { horizontalRule } from './horizontal-rule.ts';
import { linkMark } from './link-mark.ts';
import { tableNodes } from './table-nodes.ts';
import { wordMarks } from './word-marks.ts';

/** What a session edits: a text of paragraphs, or one table. */
export type TextKind = 'text' | 'table';

/** The nodes and marks of domain/rich-text, and nothing else: what is pasted is cut down to them. */
export function textExtensions(
  placeholder: string,
  { kind = 'text', hasOwnHistory = false }: { readonly kind?: TextKind; readonly hasOwnHistory?: boolean },
): Extensions {
  return [
    kind === 'table' ? Document.extend({ content: 'table' }) : Document,
    Paragraph,
    Text,
    Heading.configure({ levels: [1, 2, 3, 4] }),
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Blockquote,
    CodeBlock,
    HardBreak,
    horizontalRule,
    ...wordMarks,
    bold,
    italic,
    Underline,
    Strike,
    Code,
    linkMark,
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    ...tableNodes,
    ...(hasOwnHistory ? [UndoRedo] : []),
    Placeholder.configure({ placeholder }),
  ];
}
