/** Numbers that are no lengths. */
const UNITLESS: ReadonlySet<string> = new Set([
  'WebkitLineClamp',
  'aspectRatio',
  'columnCount',
  'columns',
  'fillOpacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'gridArea',
  'gridColumn',
  'gridRow',
  'lineHeight',
  'opacity',
  'order',
  'orphans',
  'scale',
  'strokeOpacity',
  'widows',
  'zIndex',
  'zoom',
]);

const names = new Map<string, string>();
const MOST_NAMES = 1000;

/** A style object as the value of a `style` attribute, not yet escaped; empty where it declares nothing. */
export function styleAttribute(style: object): string {
  let css = '';
  for (const [property, value] of Object.entries(style) as [string, unknown][]) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (value === '') continue;
    const isCustom = property.startsWith('--');
    const needsUnit = typeof value === 'number' && value !== 0 && !isCustom && !UNITLESS.has(property);
    css += `${css === '' ? '' : ';'}${isCustom ? property : propertyName(property)}:${needsUnit ? `${value}px` : String(value).trim()}`;
  }
  return css;
}

function propertyName(property: string): string {
  const before = names.get(property);
  if (before !== undefined) return before;
  const name = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (names.size < MOST_NAMES) names.set(property, name);
  return name;
}
