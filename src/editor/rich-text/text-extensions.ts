import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { Underline } from '@tiptap/extension-underline';
import { Placeholder } from '@tiptap/extensions';
import { horizontalRule } from './horizontal-rule.ts';
import { linkMark } from './link-mark.ts';

/** The nodes and marks of domain/rich-text, and nothing else: what is pasted is cut down to them. */
export function textExtensions(placeholder: string): Extensions {
  return [
    Document,
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
    Bold,
    Italic,
    Underline,
    Strike,
    Code,
    linkMark,
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    Placeholder.configure({ placeholder }),
  ];
}
