import type { LinkValue } from '#domain/links/link-value.ts';
import type { RichTextMark, RichTextNode } from '#domain/rich-text/rich-text.ts';

/** The words of a text as Markdown on one line, with bold, italic, struck and code marks and links to addresses. */
export function markdownOfInline(node: RichTextNode): string {
  if (node.type === 'hardBreak') return ' ';
  if (node.type === 'text') return markedText(node.text ?? '', node.marks ?? []);
  return (node.content ?? [])
    .map(markdownOfInline)
    .join(node.type === 'paragraph' || node.type === 'heading' ? '' : ' ');
}

function markedText(text: string, marks: readonly RichTextMark[]): string {
  const words = text.trim();
  if (words === '') return text;
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  let result = marks.some((mark) => mark.type === 'code') ? codeOf(words) : escapeMarkdown(words);
  for (const mark of marks) {
    if (mark.type === 'bold') result = `**${result}**`;
    if (mark.type === 'italic') result = `*${result}*`;
    if (mark.type === 'strike') result = `~~${result}~~`;
    if (mark.type === 'link') result = linked(result, mark.attrs.link);
  }
  return `${before}${result}${after}`;
}

function codeOf(words: string): string {
  const fence = words.includes('`') ? '``' : '`';
  return `${fence}${words}${fence}`;
}

function linked(text: string, link: LinkValue): string {
  if (link.kind === 'url' || link.kind === 'file')
    return `[${text}](<${link.href.replaceAll(/[<>\s]/g, '')}>)`;
  if (link.kind === 'email') return `[${text}](<mailto:${link.to.replaceAll(/[<>\s]/g, '')}>)`;
  if (link.kind === 'phone') return `[${text}](<tel:${link.number.replaceAll(/[^\d+-]/g, '')}>)`;
  return text;
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#~]/g, (character) => `\\${character}`);
}
