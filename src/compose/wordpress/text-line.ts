import type { RichTextMark, RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { TextAlignment } from './text-alignment.ts';

/** The paragraph that is being gathered from words, marks and line ends. */
export class TextLine {
  private content: RichTextNode[] = [];
  private alignment: TextAlignment | null = null;

  get isEmpty(): boolean {
    return this.content.length === 0;
  }

  /** Spaces are joined with those before, as browsers do; a line does not begin with one. */
  addWords(text: string, marks: readonly RichTextMark[], alignment: TextAlignment | null): void {
    const last = this.content.at(-1);
    const isAtStart = last === undefined || last.type === 'hardBreak' || last.text?.endsWith(' ') === true;
    const words = isAtStart ? text.replace(/^ /, '') : text;
    if (words === '') return;
    this.alignment ??= alignment;
    this.content.push({ type: 'text', text: words, ...(marks.length === 0 ? {} : { marks }) });
  }

  /** A line end inside the paragraph; none at its beginning. */
  addBreak(): void {
    if (!this.isEmpty) this.content.push({ type: 'hardBreak' });
  }

  /** The paragraph, or null where there were no words; the next one begins. */
  take(): RichTextNode | null {
    const content = trimLine(this.content);
    const textAlign = this.alignment;
    this.content = [];
    this.alignment = null;
    if (content.length === 0) return null;
    return { type: 'paragraph', ...(textAlign === null ? {} : { attrs: { textAlign } }), content };
  }
}

function trimLine(line: readonly RichTextNode[]): readonly RichTextNode[] {
  const isFilled = (node: RichTextNode): boolean => node.type !== 'hardBreak' && node.text?.trim() !== '';
  const content = line.slice(Math.max(0, line.findIndex(isFilled)), line.findLastIndex(isFilled) + 1);
  const last = content.at(-1);
  if (last?.text !== undefined) content[content.length - 1] = { ...last, text: last.text.trimEnd() };
  return content;
}
