/** A part of a text with shortcodes; `raw` is how it stands there. */
export type ShortcodeToken =
  | { readonly kind: 'text'; readonly raw: string }
  | {
      readonly kind: 'open';
      readonly raw: string;
      readonly name: string;
      /** What stands between the name and the `]`. */
      readonly attributes: string;
      /** The index of the token that closes it, or null. */
      readonly end: number | null;
    }
  | { readonly kind: 'close'; readonly raw: string; readonly name: string; readonly isMatched: boolean };

/** Characters of one shortcode: builders write all settings of a section into it. */
const MAX_SHORTCODE_LENGTH = 50_000;
const NAME = /^[a-z][a-z0-9_-]{0,80}/i;

/**
 * The shortcodes of a text and what stands between them, in one pass. `[[name]]` is how WordPress writes one that is not
 * meant; it comes as the text `[name]`. What only looks like one is text: the caller knows the names.
 */
export function scanShortcodes(content: string): readonly ShortcodeToken[] {
  const tokens: ShortcodeToken[] = [];
  const openByName = new Map<string, number[]>();
  let textStart = 0;
  let end = -1;
  /** Ends the text before `start`; what stands there reaches to `next`. */
  const endText = (start: number, next: number): void => {
    if (start > textStart) tokens.push({ kind: 'text', raw: content.slice(textStart, start) });
    textStart = next;
  };
  for (let start = content.indexOf('['); start !== -1; start = content.indexOf('[', start + 1)) {
    if (start < textStart) continue;
    if (end <= start) end = content.indexOf(']', start);
    if (end === -1) break;
    if (end - start > MAX_SHORTCODE_LENGTH) continue;
    const isEscaped = content[start + 1] === '[' && content[end + 1] === ']';
    if (isEscaped && NAME.test(content.slice(start + 2, start + 90))) {
      endText(start, end + 2);
      tokens.push({ kind: 'text', raw: content.slice(start + 1, end + 1) });
      continue;
    }
    const isClose = content[start + 1] === '/';
    const nameStart = start + (isClose ? 2 : 1);
    const name = NAME.exec(content.slice(nameStart, nameStart + 81))?.[0].toLowerCase();
    if (name === undefined) continue;
    const after = content.slice(nameStart + name.length, end);
    if (after !== '' && after !== '/' && !/^\s/.test(after)) continue;
    const raw = content.slice(start, end + 1);
    endText(start, end + 1);
    const open = openByName.get(name) ?? [];
    openByName.set(name, open);
    if (!isClose) {
      open.push(tokens.length);
      tokens.push({ kind: 'open', raw, name, attributes: after, end: null });
      continue;
    }
    const opened = open.pop();
    const token = opened === undefined ? undefined : tokens[opened];
    if (opened !== undefined && token?.kind === 'open') tokens[opened] = { ...token, end: tokens.length };
    tokens.push({ kind: 'close', raw, name, isMatched: opened !== undefined });
  }
  endText(content.length, content.length);
  return tokens;
}
