const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Whether a JSON text has more than `levels` objects and arrays within each other: one pass over the text, before it is
 * parsed. For a text that is not JSON the answer only bounds how deep parsing it can go.
 */
export function isNestedDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPENING_BRACKET || code === OPENING_BRACE) {
      depth += 1;
      if (depth > levels) return true;
    } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) depth -= 1;
  }
  return false;
}
