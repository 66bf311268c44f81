/** The sequences that would end or nest the element; the parser reads everything else verbatim. */
const CLOSING = {
  script: { of: /(<\/|<)(s)(cript)/gi, escape: (letter: string) => (letter === 's' ? '\\u0073' : '\\u0053') },
  style: { of: /(<\/|<)(s)(tyle)/gi, escape: (letter: string) => (letter === 's' ? '\\73 ' : '\\53 ') },
};

/**
 * The text of a `script` or `style` as it may be written: where it would end or nest the element, a letter is replaced
 * by its escape, which is equivalent in strings of scripts and in styles. Throws for anything but one text.
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
