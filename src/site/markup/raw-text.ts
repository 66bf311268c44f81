/** What would end the element, or begin it once more: the parser reads all else as it stands. */
const CLOSING = {
  script: { of: /(<\/|<)(s)(cript)/gi, escape: (letter: string) => (letter === 's' ? '\\u0073' : '\\u0053') },
  style: { of: /(<\/|<)(s)(tyle)/gi, escape: (letter: string) => (letter === 's' ? '\\73 ' : '\\53 ') },
};

/**
 * The text of a `script` or `style` as it may stand in it: what would end or nest the element is written with a letter
 * by its number, which means the same in strings of scripts and in styles. Throws for anything but one text.
 */
export function rawText(tag: string, children: unknown): string {
  if (children === undefined || children === null) return '';
  if (typeof children !== 'string')
    throw new TypeError(`The element ${tag} holds one text and nothing else.`);
  const { of, escape } = CLOSING[tag === 'script' ? 'script' : 'style'];
  return children.replaceAll(
    of,
    (_whole, before: string, letter: string, rest: string) => `${before}${escape(letter)}${rest}`,
  );
}
