export interface TextPart {
  /** The offset at which it begins. */
  readonly at: number;
  readonly text: string;
  readonly isLink: boolean;
}

/** Splits a text into links and the text between them. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g)) {
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), isLink: false });
    parts.push({ at: match.index, text: match[0], isLink: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), isLink: false });
  return parts;
}
