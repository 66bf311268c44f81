import { SaxesParser } from 'saxes';
import type { ImageSize } from '#domain/images/image-numbers.ts';
import { fail, ok, type Result } from '#lib/result.ts';

/** Allowed elements. Everything else is removed: scripts, foreign markup, links, media, animation of addresses. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop pattern clipPath mask marker image style switch view filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
const MAX_ELEMENTS = 50_000;
const DEFAULT_SIZE: ImageSize = { width: 300, height: 150 };
const MAX_SIDE = 20_000;

/**
 * An SVG with only what draws: no scripts, no event handlers, no addresses outside the picture, no entities.
 * Fails with a sentence for people when it is not well-formed XML or needs what is not allowed.
 */
export function cleanSvg(
  source: string,
): Result<{ readonly markup: string; readonly dimensions: ImageSize }, string> {
  const parser = new SaxesParser({ xmlns: false });
  const output: string[] = [];
  let skipDepth = 0;
  let elements = 0;
  let failure: string | null = null;
  let root: Readonly<Record<string, string>> | null = null;
  let styleDepth = 0;
  parser.on('error', (error) => {
    failure ??= `The SVG file is damaged: ${error.message}`;
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) failure ??= 'The SVG file defines its own entities, which are not accepted.';
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MAX_ELEMENTS) failure ??= 'The SVG file has too many elements.';
    if (failure !== null) return;
    const name = tag.name.replace(/^svg:/, '');
    root ??= tag.attributes;
    if (skipDepth > 0 || !ELEMENTS.has(name)) {
      skipDepth += 1;
      return;
    }
    if (name === 'style') styleDepth += 1;
    output.push(`<${name}${attributesOf(name, tag.attributes)}>`);
  });
  parser.on('closetag', (tag) => {
    if (failure !== null) return;
    if (skipDepth > 0) {
      skipDepth -= 1;
      return;
    }
    const name = tag.name.replace(/^svg:/, '');
    if (name === 'style') styleDepth -= 1;
    output.push(`</${name}>`);
  });
  const addText = (text: string): void => {
    if (failure !== null || skipDepth > 0 || root === null) return;
    if (styleDepth > 0 && !isSafeStyle(text)) return;
    output.push(escapeText(text));
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source.replace(/^\ufeff/, '')).close();
  if (failure !== null) return fail(failure);
  if (root === null || output.length === 0) return fail('The SVG file has no picture.');
  return ok({ markup: output.join(''), dimensions: sizeOf(root) });
}

function attributesOf(element: string, attributes: Readonly<Record<string, string>>): string {
  let text = '';
  const isRoot = element === 'svg';
  for (const [name, value] of Object.entries(attributes)) {
    if (!/^[a-zA-Z][a-zA-Z0-9_-]*$/.test(name) && name !== 'xlink:href' && name !== 'xml:space') continue;
    if (/^on/i.test(name) || name === 'xmlns') continue;
    if (name === 'href' || name === 'xlink:href') {
      if (!isInnerAddress(element, value)) continue;
    } else if (!isSafeStyle(value)) continue;
    text += ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
  }
  return isRoot
    ? ` xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${text}`
    : text;
}

/** Part of the same picture, or (for pictures in the picture) raster data carried inside. */
function isInnerAddress(element: string, value: string): boolean {
  const address = value.trim();
  return (
    /^#[\w:.-]+$/.test(address) ||
    (element === 'image' && /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/.test(address))
  );
}

/** No imports, no addresses besides `url(#part)`, no escapes that could hide them. */
function isSafeStyle(value: string): boolean {
  const withoutParts = value.replaceAll(/url\(\s*['"]?#[\w:.-]+['"]?\s*\)/gi, '');
  return !/url\s*\(|@import|image-set|expression|javascript:|-moz-binding|\\/i.test(withoutParts);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function sizeOf(attributes: Readonly<Record<string, string>>): ImageSize {
  const box = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const boxWidth = positive(box[2]);
  const boxHeight = positive(box[3]);
  const width = length(attributes['width']);
  const height = length(attributes['height']);
  if (width !== null && height !== null) return { width, height };
  if (boxWidth !== null && boxHeight !== null) {
    if (width !== null) return { width, height: side((width * boxHeight) / boxWidth) };
    if (height !== null) return { width: side((height * boxWidth) / boxHeight), height };
    return { width: side(boxWidth), height: side(boxHeight) };
  }
  return { width: width ?? DEFAULT_SIZE.width, height: height ?? DEFAULT_SIZE.height };
}

function length(text: string | undefined): number | null {
  const match = /^\s*([\d.]+)(?:px)?\s*$/.exec(text ?? '');
  const value = positive(Number(match?.[1]));
  return value === null ? null : side(value);
}

function positive(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : null;
}

function side(value: number): number {
  return Math.min(MAX_SIDE, Math.max(1, Math.round(value)));
}
