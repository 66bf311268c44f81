/**
 * How the content of an element is written. `void`: it has none. `raw`: unescaped. `pre`: the parser drops its first
 * line break. Form fields have content of their own.
 */
export type ElementKind = 'plain' | 'void' | 'raw' | 'pre' | 'select' | 'option' | 'input' | 'textarea';

const KINDS: Readonly<Record<Exclude<ElementKind, 'plain'>, readonly string[]>> = {
  void: [
    'area',
    'base',
    'br',
    'col',
    'embed',
    'hr',
    'img',
    'link',
    'meta',
    'param',
    'source',
    'track',
    'wbr',
  ],
  raw: ['script', 'style'],
  pre: ['pre', 'listing'],
  select: ['select'],
  option: ['option'],
  input: ['input'],
  textarea: ['textarea'],
};

/** Custom elements are refused: React writes their attributes by other rules. */
const SAFE_TAG = /^[a-zA-Z][a-zA-Z0-9:_.]*$/;

const known = new Map<string, ElementKind>();
for (const [kind, tags] of Object.entries(KINDS) as [ElementKind, readonly string[]][]) {
  for (const tag of tags) known.set(tag, kind);
}
/** A cache without a limit: names come from code, and those of Markdown from its parser, so there are few. */
const MOST_NAMES = 1000;

/** Throws for a name that is no HTML element's. */
export function elementKind(tag: string): ElementKind {
  const before = known.get(tag);
  if (before !== undefined) return before;
  if (!SAFE_TAG.test(tag)) throw new TypeError(`There is no element ${tag}.`);
  if (known.size < MOST_NAMES) known.set(tag, 'plain');
  return 'plain';
}
