/** Attributes whose name in markup is not their name as a property in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  acceptCharset: 'accept-charset',
  className: 'class',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  dominantBaseline: 'dominant-baseline',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  preserveAspectRatio: 'preserveAspectRatio',
  stopColor: 'stop-color',
  stopOpacity: 'stop-opacity',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeMiterlimit: 'stroke-miterlimit',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
  viewBox: 'viewBox',
  xlinkHref: 'xlink:href',
};

/** Attributes that are there or not there. */
const FLAGS: ReadonlySet<string> = new Set([
  'allowfullscreen',
  'async',
  'autofocus',
  'autoplay',
  'checked',
  'controls',
  'default',
  'defer',
  'disabled',
  'download',
  'formnovalidate',
  'hidden',
  'inert',
  'itemscope',
  'loop',
  'multiple',
  'muted',
  'nomodule',
  'novalidate',
  'open',
  'playsinline',
  'readonly',
  'required',
  'reversed',
  'selected',
]);

/** Attributes that say `true` or `false` in words. */
const WORDS: ReadonlySet<string> = new Set(['contenteditable', 'draggable', 'spellcheck']);

/** Attributes that hold an address which the browser may follow. */
const ADDRESSES: ReadonlySet<string> = new Set(['action', 'formaction', 'href', 'src', 'xlink:href']);

/** Properties that are no attributes. `value` and its kin are for the element to write. */
const NO_ATTRIBUTES: ReadonlySet<string> = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'style',
  'suppressHydrationWarning',
]);

export interface AttributeName {
  readonly name: string;
  readonly kind: 'text' | 'flag' | 'words' | 'address';
}

const SAFE_NAME = /^[a-zA-Z_][\w.:-]*$/;
const known = new Map<string, AttributeName | null>();
/** Names come from code, and those of Markdown from its parser: there are few. */
const MOST_NAMES = 1000;

/** How a property is written as an attribute; null for one that is none. */
export function attributeName(property: string): AttributeName | null {
  const before = known.get(property);
  if (before !== undefined) return before;
  const found = describe(property);
  if (known.size < MOST_NAMES) known.set(property, found);
  return found;
}

function describe(property: string): AttributeName | null {
  if (NO_ATTRIBUTES.has(property) || /^on[A-Z]/.test(property)) return null;
  const name = OTHER_NAMES[property] ?? property.toLowerCase();
  if (!SAFE_NAME.test(name)) return null;
  if (FLAGS.has(name)) return { name, kind: 'flag' };
  if (ADDRESSES.has(name)) return { name, kind: 'address' };
  if (WORDS.has(name) || name.startsWith('data-') || name.startsWith('aria-')) return { name, kind: 'words' };
  return { name, kind: 'text' };
}
