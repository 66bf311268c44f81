import { cutText } from '#lib/cut-text.ts';

/** How far before the limit an end of a line or a word is looked for. */
const LOOK_BACK = 200;

/** A text in parts of at most `max` characters, each ending with a line or a word where there is one. */
export function splitText(text: string, max: number): readonly string[] {
  const parts: string[] = [];
  for (let rest = text; rest !== '';) {
    const part = rest.length <= max ? rest : rest.slice(0, endOf(rest, max));
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts.length === 0 ? [''] : parts;
}

function endOf(text: string, max: number): number {
  const whole = cutText(text, max).length;
  const tail = text.slice(Math.max(0, whole - LOOK_BACK), whole);
  const end = tail.lastIndexOf('\n') === -1 ? tail.lastIndexOf(' ') : tail.lastIndexOf('\n');
  const isWorthIt = end > 0 && whole > LOOK_BACK;
  return Math.max(1, isWorthIt ? whole - tail.length + end + 1 : whole);
}

/** The part of a text that fits, and what is left of it; both without spaces at the border. */
export function cutToFit(text: string, max: number): { readonly fits: string; readonly rest: string } {
  if (text.length <= max) return { fits: text, rest: '' };
  const [first = ''] = splitText(text, max);
  return { fits: first.trimEnd(), rest: text.slice(first.length).trim() };
}
