import { findNext } from '#lib/find-next.ts';

/** Signs in front of a line, as often as they stand there: headings, entries, quotes, fences. */
const LINE_SIGN = /(?:#{1,6}|[-*+>]|\d{1,9}[.)]|`{3,100}[^\s`]{0,100}|~{3,100}[^\s~]{0,100})(?=\s|$)\s*/y;
const RULE = /^[\s|:-]+$/;
const WORD = /[\p{L}\p{N}_]/u;
/** A line that begins like this is HTML, up to the next empty line. */
const TAG_NAME = /[a-z/!?]/i;
const HTML_START = /^<[a-z/!?]/i;

/** The words of a Markdown text, nearly without its signs: enough for searching, without the parser. One pass. */
export function markdownPlainText(source: string): string {
  const lines: string[] = [];
  let isHtml = false;
  for (const written of source.split(/\r\n|[\r\n]/)) {
    const line = written.trim();
    if (line === '') isHtml = false;
    else if (HTML_START.test(line)) isHtml = true;
    if (line === '' || isHtml || RULE.test(line)) continue;
    const words = wordsOf(withoutLineSigns(line)).trim();
    if (words !== '') lines.push(words);
  }
  return lines.join('\n');
}

function withoutLineSigns(line: string): string {
  LINE_SIGN.lastIndex = 0;
  let at = 0;
  while (LINE_SIGN.test(line)) at = LINE_SIGN.lastIndex;
  return line.slice(at);
}

function wordsOf(line: string): string {
  const kept: string[] = [];
  /** Where brackets were kept that may still turn out to open a link. */
  const brackets: number[] = [];
  const nextAngle = findNext(line, '>');
  const nextBracket = findNext(line, ')');
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    const next = line[at + 1] ?? '';
    if (sign === '<' && TAG_NAME.test(next)) {
      const end = nextAngle(at);
      if (end === -1) kept.push(sign);
      else at = end;
    } else if (sign === '[') brackets.push(kept.push(sign) - 1);
    else if (sign === ']') {
      const opened = brackets.pop();
      const end = opened !== undefined && next === '(' ? nextBracket(at) : -1;
      if (opened === undefined || end === -1) kept.push(sign);
      else {
        kept[opened] = '';
        if (kept[opened - 1] === '!') kept[opened - 1] = '';
        at = end;
      }
    } else if (sign === '|') kept.push(' ');
    else if (sign === '`') continue;
    else if ((sign === '*' || sign === '_' || sign === '~') && next === sign) at += 1;
    else if ((sign === '*' || sign === '_') && !(WORD.test(line[at - 1] ?? ' ') && WORD.test(next || ' ')))
      continue;
    else kept.push(sign);
  }
  return kept.join('');
}
