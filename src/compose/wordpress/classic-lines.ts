/** A line of a text of the classic editor. */
export interface ClassicLine {
  /** What ends before it. */
  readonly after: 'nothing' | 'break' | 'paragraph';
  /** An address that stands alone is what lies there, embedded. */
  readonly kind: 'words' | 'address';
  readonly text: string;
}

interface LineContext {
  /** Whether the text stands in no element. */
  readonly isOutermost: boolean;
  /** Whether nothing stands before it in its paragraph. */
  readonly isLineEmpty: boolean;
}

/** The lines of a text in which blank lines separate paragraphs and line ends are breaks, as in the classic editor. */
export function classicLines(
  text: string,
  { isOutermost, isLineEmpty }: LineContext,
): readonly ClassicLine[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  return lines.map((line, index): ClassicLine => {
    const isWhole = index > 0 && index < lines.length - 1;
    const canStandAlone = isWhole || (isOutermost && (index > 0 || isLineEmpty));
    const isAddress = canStandAlone && /^\s*https?:\/\/\S+\s*$/.test(line);
    const isBlank = line.trim() === '' && index < lines.length - 1;
    const after = index === 0 ? 'nothing' : isBlank ? 'paragraph' : isAddress ? 'nothing' : 'break';
    return isAddress
      ? { after, kind: 'address', text: line.trim() }
      : { after, kind: 'words', text: line.replaceAll(/[\t\f ]+/g, ' ') };
  });
}
