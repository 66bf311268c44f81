import type { LinkValue } from '#domain/links/link-value.ts';
import type { RichText, RichTextNode } from '#domain/rich-text/rich-text.ts';

type Alignment = 'left' | 'center' | 'right';
type Inline = string | RichTextNode;

/** A rich text of the nodes given. */
export function rich(...content: readonly RichTextNode[]): RichText {
  return { type: 'doc', content };
}

/** A heading of level 1 to 4. */
export function h(level: 1 | 2 | 3 | 4, words: string, textAlign?: Alignment): RichTextNode {
  return {
    type: 'heading',
    attrs: textAlign === undefined ? { level } : { level, textAlign },
    content: [{ type: 'text', text: words }],
  };
}

/** A paragraph of words and pieces made by `strong`, `em` and `to`. */
export function p(...pieces: readonly Inline[]): RichTextNode {
  return { type: 'paragraph', content: pieces.map(inline) };
}

/** Lines below each other without the space between paragraphs: an address, hours. */
export function lines(...each: readonly Inline[]): RichTextNode {
  return {
    type: 'paragraph',
    content: each.flatMap((line, index) =>
      index === 0 ? [inline(line)] : [{ type: 'hardBreak' }, inline(line)],
    ),
  };
}

/** A paragraph in the middle. */
export function centered(...pieces: readonly Inline[]): RichTextNode {
  return { ...p(...pieces), attrs: { textAlign: 'center' } };
}

/** A list with one paragraph for each point. */
export function list(...points: readonly Inline[]): RichTextNode {
  return {
    type: 'bulletList',
    content: points.map((point) => ({ type: 'listItem', content: [p(point)] })),
  };
}

/** A numbered list with one paragraph for each step. */
export function steps(...points: readonly Inline[]): RichTextNode {
  return {
    type: 'orderedList',
    content: points.map((point) => ({ type: 'listItem', content: [p(point)] })),
  };
}

/** A quotation within a text. */
export function said(words: string): RichTextNode {
  return { type: 'blockquote', content: [p(words)] };
}

export function strong(text: string): RichTextNode {
  return { type: 'text', text, marks: [{ type: 'bold' }] };
}

export function em(text: string): RichTextNode {
  return { type: 'text', text, marks: [{ type: 'italic' }] };
}

/** Words that lead somewhere. */
export function to(link: LinkValue, text: string): RichTextNode {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { link } }] };
}

function inline(piece: Inline): RichTextNode {
  return typeof piece === 'string' ? { type: 'text', text: piece } : piece;
}
