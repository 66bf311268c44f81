/** Part of a line of a comment. */
export type CommentInline =
  | string
  | { readonly kind: 'bold' | 'italic'; readonly parts: readonly CommentInline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly text: string };

/** A line is a list of parts. */
type Lines = readonly (readonly CommentInline[])[];

export type CommentBlock =
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: Lines }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly lines: Lines }
  | { readonly kind: 'code'; readonly text: string };

// Each is looked for up to a sign that ends it, or a bounded way: a text of one sign takes no longer than any other.
const INLINE =
  /`(?<code>[^`]+)`|\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*\s][^*]*)\*|\[(?<label>[^[\]]{1,300})\]\((?<target>https?:\/\/[^\s()]{1,2000})\)|(?<address>https?:\/\/[^\s<>"]+)/g;
const QUOTE = /^> ?/;
const BULLET = /^[-*] +/;
const NUMBER = /^\d{1,4}[.)] +/;
const FENCE = '```';
const AFTER_ADDRESS = new Set('.,;:!?)]}\'"*');

/**
 * A comment's text as it is shown (COMT-10): paragraphs, `**bold**`, `*italic*`, `code`, quotes, lists and links to web
 * addresses. Everything else, HTML and pictures included, stays the text that it is.
 */
export function parseComment(text: string): readonly CommentBlock[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: CommentBlock[] = [];
  let at = 0;
  const take = (fits: (line: string) => boolean): readonly string[] => {
    const start = at;
    while (at < lines.length && fits(lines[at] ?? '')) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const kind = kindOf(line);
    if (kind === 'empty') at += 1;
    else if (kind === 'fence') {
      at += 1;
      blocks.push({ kind: 'code', text: take((each) => !each.startsWith(FENCE)).join('\n') });
      at += 1;
    } else {
      const taken = take((each) => kindOf(each) === kind);
      const inner = taken.map((each) => parseInline(withoutMark(each, kind)));
      if (kind === 'bullet' || kind === 'number') {
        blocks.push({ kind: 'list', isNumbered: kind === 'number', lines: inner });
      } else blocks.push({ kind, lines: inner });
    }
  }
  return blocks;
}

type LineKind = 'empty' | 'fence' | 'quote' | 'bullet' | 'number' | 'paragraph';

function kindOf(line: string): LineKind {
  if (line.trim() === '') return 'empty';
  if (line.startsWith(FENCE)) return 'fence';
  if (QUOTE.test(line)) return 'quote';
  if (BULLET.test(line)) return 'bullet';
  return NUMBER.test(line) ? 'number' : 'paragraph';
}

function withoutMark(line: string, kind: LineKind): string {
  switch (kind) {
    case 'quote':
      return line.replace(QUOTE, '');
    case 'bullet':
      return line.replace(BULLET, '');
    case 'number':
      return line.replace(NUMBER, '');
    default:
      return line;
  }
}

function parseInline(text: string): readonly CommentInline[] {
  const parts: CommentInline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { code, bold, italic, label, target, address } = match.groups ?? {};
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (bold !== undefined) parts.push({ kind: 'bold', parts: parseInline(bold) });
    else if (italic !== undefined) parts.push({ kind: 'italic', parts: parseInline(italic) });
    else if (label !== undefined && target !== undefined) parts.push(linkOf(target, label));
    else if (address !== undefined) {
      let length = address.length;
      while (AFTER_ADDRESS.has(address[length - 1] ?? '')) length -= 1;
      parts.push(linkOf(address.slice(0, length), address.slice(0, length)));
      end -= address.length - length;
    }
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

function linkOf(href: string, text: string): CommentInline {
  return URL.canParse(href) ? { kind: 'link', href, text } : text;
}
