import type { Editor } from '@tiptap/core';
import { linkValueSchema, type LinkValue } from '#domain/links/link-value.ts';
import { ALIGNMENTS, currentStyle } from './paragraph-style.ts';

/** What the text at the caret is: all that a formatting bar shows. */
export interface TextFormat {
  readonly style: string;
  /** Names of the marks and nodes that are on. */
  readonly active: readonly string[];
  readonly alignment: string | null;
  readonly link: LinkValue | null;
}

const TOGGLED = ['bold', 'italic', 'underline', 'strike', 'link', 'bulletList', 'orderedList', 'blockquote'];

export function textFormatOf(editor: Editor): TextFormat {
  const link = linkValueSchema.safeParse(editor.getAttributes('link')['link']);
  return {
    style: currentStyle(editor),
    active: TOGGLED.filter((name) => editor.isActive(name)),
    alignment: ALIGNMENTS.find(({ id }) => editor.isActive({ textAlign: id }))?.id ?? null,
    link: link.success ? link.data : null,
  };
}
