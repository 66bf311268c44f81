/** Properties whose numbers are unitless: React's list, since the canvas is rendered by React. */
const UNITLESS: ReadonlySet<string> = new Set(
  (
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup ' +
    'boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow ' +
    'gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp ' +
    'lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity ' +
    'strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex ' +
    'MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder ' +
    'msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount ' +
    'WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow ' +
    'WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'
  ).split(' '),
);

const names = new Map<string, string>();
const MOST_NAMES = 1000;

/**
 * A style object as the value of a `style` attribute, not yet escaped; empty where it declares nothing. Throws for what
 * is no style, and for values that are neither text nor number.
 */
export function styleAttribute(style: unknown): string {
  if (typeof style !== 'object' || style === null) throw new TypeError('A style is an object of properties.');
  let css = '';
  for (const [property, value] of Object.entries(style) as [string, unknown][]) {
    if (value === '' || value === null || value === undefined || typeof value === 'boolean') continue;
    css += `${css === '' ? '' : ';'}${propertyName(property)}:${styleValue(property, value)}`;
  }
  return css;
}

function styleValue(property: string, value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'number')
    throw new TypeError(`The style ${property} was given something that is no text and no number.`);
  const needsUnit = value !== 0 && !property.startsWith('--') && !UNITLESS.has(property);
  return needsUnit ? `${value}px` : String(value);
}

function propertyName(property: string): string {
  if (property.startsWith('--')) return property;
  const before = names.get(property);
  if (before !== undefined) return before;
  const name = property.replaceAll(/[A-Z]/g, '-$&').toLowerCase().replace(/^ms-/, '-ms-');
  if (names.size < MOST_NAMES) names.set(property, name);
  return name;
}
