const MAX_LENGTH = 2000;
const END = /[\s<]/;
const CLOSING = new Set('?!.,:*_~\'";'.split(''));

/**
 * How long the address is whose `www.` ends at `at`, without what closes the sentence around it; 0 where there is
 * none.
 */
export function wwwLength(text: string, at: number): number {
  let end = at;
  let open = 0;
  while (end < text.length && end - at < MAX_LENGTH && !END.test(text[end] ?? ' ')) {
    if (text[end] === '(') open += 1;
    if (text[end] === ')') open -= 1;
    end += 1;
  }
  for (; end > at; end -= 1) {
    const last = text[end - 1] ?? '';
    if (last === ')' && open < 0) open += 1;
    else if (!CLOSING.has(last)) break;
  }
  return text.slice(at, end).includes('.') ? end - at : 0;
}
