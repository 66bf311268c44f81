import type { MarkdownIt } from 'markdown-it';

type BlockRule = Parameters<MarkdownIt['block']['ruler']['push']>[1];
type InlineRule = Parameters<MarkdownIt['inline']['ruler']['push']>[1];

/** The indentation of the continued lines of a note, in columns. */
const NOTE_INDENT = 4;
const LABEL = /\[\^([^\s\]]{1,100})\]/y;
const LABELS = Symbol('labels');

/** Notes as GitHub writes them: `[^label]` in the text, `[^label]: the note` anywhere. */
export function addFootnotes(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'note', noteBlock, { alt: ['paragraph', 'reference'] });
  md.inline.ruler.before('link', 'note_reference', noteReference);
}

/** A note: its blocks between two tokens. What is indented below its first line belongs to it. */
const noteBlock: BlockRule = (state, startLine, endLine, silent) => {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const max = state.eMarks[startLine] ?? 0;
  const label = labelAt(state.src, start);
  if (label === null) return false;
  const colon = start + label.length + '[^]'.length;
  if (state.src[colon] !== ':' || colon >= max) return false;
  if (silent) return true;

  const labels = (state.env[LABELS] ??= new Set<string>()) as Set<string>;
  const open = state.push('note_open', '', 1);
  open.meta = { label: keyOf(label), isRepeated: labels.has(keyOf(label)) };
  labels.add(keyOf(label));

  const before = {
    bMark: state.bMarks[startLine] ?? 0,
    tShift: state.tShift[startLine] ?? 0,
    sCount: state.sCount[startLine] ?? 0,
    parentType: state.parentType,
  };
  const textAt = Math.min(state.skipSpaces(colon + 1), max);
  state.bMarks[startLine] = colon + 1;
  state.tShift[startLine] = textAt - (colon + 1);
  state.sCount[startLine] = state.blkIndent + NOTE_INDENT;
  state.blkIndent += NOTE_INDENT;
  state.parentType = 'note';
  state.md.block.tokenize(state, startLine, endLine);
  state.parentType = before.parentType;
  state.blkIndent -= NOTE_INDENT;
  state.bMarks[startLine] = before.bMark;
  state.tShift[startLine] = before.tShift;
  state.sCount[startLine] = before.sCount;

  state.push('note_close', '', -1);
  return true;
};

/** A reference, where there is a note of that label. */
const noteReference: InlineRule = (state, silent) => {
  const labels = state.env[LABELS] as Set<string> | undefined;
  if (labels === undefined) return false;
  const label = labelAt(state.src, state.pos);
  if (label === null || !labels.has(keyOf(label))) return false;
  if (!silent) state.push('note_reference', '', 0).meta = { label: keyOf(label) };
  state.pos += label.length + '[^]'.length;
  return true;
};

function labelAt(text: string, at: number): string | null {
  LABEL.lastIndex = at;
  return LABEL.exec(text)?.[1] ?? null;
}

function keyOf(label: string): string {
  return label.toLowerCase();
}
