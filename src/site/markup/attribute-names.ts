/** Properties whose attribute is not simply their name in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  acceptCharset: 'accept-charset',
  accentHeight: 'accent-height',
  alignmentBaseline: 'alignment-baseline',
  arabicForm: 'arabic-form',
  baselineShift: 'baseline-shift',
  capHeight: 'cap-height',
  className: 'class',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  colorInterpolation: 'color-interpolation',
  colorInterpolationFilters: 'color-interpolation-filters',
  colorProfile: 'color-profile',
  colorRendering: 'color-rendering',
  dominantBaseline: 'dominant-baseline',
  enableBackground: 'enable-background',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  floodColor: 'flood-color',
  floodOpacity: 'flood-opacity',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontSizeAdjust: 'font-size-adjust',
  fontStretch: 'font-stretch',
  fontStyle: 'font-style',
  fontVariant: 'font-variant',
  fontWeight: 'font-weight',
  glyphName: 'glyph-name',
  glyphOrientationHorizontal: 'glyph-orientation-horizontal',
  glyphOrientationVertical: 'glyph-orientation-vertical',
  horizAdvX: 'horiz-adv-x',
  horizOriginX: 'horiz-origin-x',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  imageRendering: 'image-rendering',
  letterSpacing: 'letter-spacing',
  lightingColor: 'lighting-color',
  markerEnd: 'marker-end',
  markerMid: 'marker-mid',
  markerStart: 'marker-start',
  maskType: 'mask-type',
  overlinePosition: 'overline-position',
  overlineThickness: 'overline-thickness',
  paintOrder: 'paint-order',
  pointerEvents: 'pointer-events',
  preserveAspectRatio: 'preserveAspectRatio',
  renderingIntent: 'rendering-intent',
  shapeRendering: 'shape-rendering',
  stopColor: 'stop-color',
  stopOpacity: 'stop-opacity',
  strikethroughPosition: 'strikethrough-position',
  strikethroughThickness: 'strikethrough-thickness',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeMiterlimit: 'stroke-miterlimit',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
  textDecoration: 'text-decoration',
  textRendering: 'text-rendering',
  transformOrigin: 'transform-origin',
  underlinePosition: 'underline-position',
  underlineThickness: 'underline-thickness',
  unicodeBidi: 'unicode-bidi',
  unicodeRange: 'unicode-range',
  unitsPerEm: 'units-per-em',
  vAlphabetic: 'v-alphabetic',
  vHanging: 'v-hanging',
  vIdeographic: 'v-ideographic',
  vMathematical: 'v-mathematical',
  vectorEffect: 'vector-effect',
  vertAdvY: 'vert-adv-y',
  vertOriginX: 'vert-origin-x',
  vertOriginY: 'vert-origin-y',
  viewBox: 'viewBox',
  wordSpacing: 'word-spacing',
  writingMode: 'writing-mode',
  xHeight: 'x-height',
  xlinkActuate: 'xlink:actuate',
  xlinkArcrole: 'xlink:arcrole',
  xlinkHref: 'xlink:href',
  xlinkRole: 'xlink:role',
  xlinkShow: 'xlink:show',
  xlinkTitle: 'xlink:title',
  xlinkType: 'xlink:type',
  xmlBase: 'xml:base',
  xmlLang: 'xml:lang',
  xmlSpace: 'xml:space',
  xmlnsXlink: 'xmlns:xlink',
};

/** Properties that are not attributes. `children` and similar ones are handled by the element. */
const NO_ATTRIBUTES: readonly string[] = [
  'children',
  'dangerouslySetInnerHTML',
  'defaultChecked',
  'defaultValue',
  'innerHTML',
  'key',
  'ref',
  'style',
  'suppressContentEditableWarning',
  'suppressHydrationWarning',
];

/** How values that are not plain texts are written, by the names of properties. */
const KINDS: Readonly<Record<Exclude<AttributeKind, 'text'>, readonly string[]>> = {
  flag: [
    'allowFullScreen',
    'async',
    'autoFocus',
    'autoPlay',
    'controls',
    'credentialless',
    'default',
    'defer',
    'disablePictureInPicture',
    'disableRemotePlayback',
    'disabled',
    'formNoValidate',
    'hidden',
    'inert',
    'itemScope',
    'loop',
    'multiple',
    'muted',
    'noModule',
    'noValidate',
    'open',
    'playsInline',
    'readOnly',
    'required',
    'reversed',
    'scoped',
    'seamless',
  ],
  'flag-or-text': ['capture', 'download'],
  words: [
    'autoReverse',
    'contentEditable',
    'draggable',
    'externalResourcesRequired',
    'focusable',
    'preserveAlpha',
    'spellCheck',
    'value',
  ],
  count: ['cols', 'rows', 'size', 'span'],
  number: ['rowSpan', 'start'],
  address: [
    'action',
    'background',
    'cite',
    'codeBase',
    'data',
    'formAction',
    'href',
    'longDesc',
    'manifest',
    'ping',
    'poster',
    'src',
    'xlinkHref',
  ],
};

/**
 * `text`: booleans are left out. `flag`: present or absent. `words`: `true` or `false`. `count`: a number from 1.
 * `number`: any number. `address`: a URL.
 */
export type AttributeKind = 'text' | 'flag' | 'flag-or-text' | 'words' | 'count' | 'number' | 'address';

export interface AttributeName {
  readonly name: string;
  readonly kind: AttributeKind;
}

/** Names as XML allows them: with others, data could end the tag. */
const SAFE_NAME =
  /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD][\u0300-\u036F:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\-.0-9\u00B7\u203F-\u2040]*$/;

const known = new Map<string, AttributeName | null>(NO_ATTRIBUTES.map((property) => [property, null]));
for (const [kind, properties] of Object.entries(KINDS) as [AttributeKind, readonly string[]][]) {
  for (const property of properties) known.set(property, { name: nameOf(property), kind });
}
/** A cache without a limit: names come from code, and those of Markdown from its parser, so there are few. */
const MOST_NAMES = 1000;

/**
 * The attribute of a property; null for one that is none. Unknown names are written in lower case, as a browser reads
 * them anyway.
 */
export function attributeName(property: string): AttributeName | null {
  const before = known.get(property);
  if (before !== undefined) return before;
  const found = describe(property);
  if (known.size < MOST_NAMES) known.set(property, found);
  return found;
}

function describe(property: string): AttributeName | null {
  if (property.length > 2 && /^on/i.test(property)) return null;
  if (!SAFE_NAME.test(property)) return null;
  return { name: nameOf(property), kind: /^(?:data|aria)-/i.test(property) ? 'words' : 'text' };
}

function nameOf(property: string): string {
  return Object.hasOwn(OTHER_NAMES, property)
    ? (OTHER_NAMES[property] ?? '')
    : property.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
