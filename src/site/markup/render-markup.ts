import { Fragment, isValidElement, type FunctionComponent, type ReactNode } from 'react';
import { attributeName } from './attribute-names.ts';
import { headingsIn, type HeadingMark } from './headings-in.ts';
import { styleAttribute } from './style-attribute.ts';

type Props = Readonly<Record<string, unknown>>;

const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Elements whose first line break the parser leaves out. */
const LOSES_FIRST_BREAK: ReadonlySet<string> = new Set(['pre', 'textarea', 'listing']);
const SCRIPT_ADDRESS = /^javascript:/i;
/** What browsers skip in front of the scheme of an address and inside of it. */
const BLANKS = /[^!-~]/g;

/** Markup with what is known of it without reading it again. */
export interface Markup {
  readonly html: string;
  /** In the order of the text. */
  readonly headings: readonly HeadingMark[];
  /** The names of all elements in it. */
  readonly tags: ReadonlySet<string>;
  /** All its texts that have letters beyond Latin-1. */
  readonly wideText: string;
}

interface Sink {
  html: string;
  readonly headings: HeadingMark[];
  readonly tags: Set<string>;
  wideText: string;
}

/**
 * Elements of pure function components as HTML, in a fraction of the time of React's own renderer: pages have no
 * state, no hooks and nothing to wait for, so one pass over the tree is enough. Whatever is data is escaped here.
 * A component that needs more than that (a class, a context, a hook) throws.
 */
export function renderMarkup(node: ReactNode): string {
  return describeMarkup(node).html;
}

/** The same, with the headings and the names of the elements in it. */
export function describeMarkup(node: ReactNode): Markup {
  const sink: Sink = { html: '', headings: [], tags: new Set(), wideText: '' };
  writeNode(sink, node, null);
  return sink;
}

/** `chosen`: the value of the `select` that the node stands in. */
function writeNode(sink: Sink, node: unknown, chosen: string | null): void {
  if (typeof node === 'string') sink.html += escapeText(sink, node);
  else if (node === null || node === undefined || typeof node === 'boolean') return;
  else if (typeof node === 'number' || typeof node === 'bigint') sink.html += String(node);
  else if (isValidElement<Props>(node)) {
    const { type, props } = node;
    if (typeof type === 'string') writeElement(sink, type, props, chosen);
    else if (type === (Fragment as unknown)) writeNode(sink, props['children'], chosen);
    else if (typeof type === 'function' && type.prototype?.isReactComponent === undefined) {
      writeNode(sink, (type as FunctionComponent<Props>)(props), chosen);
    } else throw new TypeError('Only elements of pure function components can be markup.');
  } else if (typeof node === 'object' && Symbol.iterator in node) {
    for (const child of node as Iterable<unknown>) writeNode(sink, child, chosen);
  } else throw new TypeError('Something that is no element, text or list was given as markup.');
}

function writeElement(sink: Sink, tag: string, props: Props, chosen: string | null): void {
  const level = headingLevel(tag);
  if (level !== null) sink.headings.push({ at: sink.html.length, level, isEnd: false });
  sink.tags.add(tag);
  let opening = `<${tag}`;
  for (const property in props) {
    if (property === 'children') continue;
    const value = props[property];
    if (value === undefined || value === null) continue;
    opening += attributeMarkup(sink, tag, property, value);
  }
  if (tag === 'option' && chosen !== null && chosen === optionValue(props)) opening += ' selected=""';
  sink.html += `${opening}>`;
  if (VOID_ELEMENTS.has(tag)) return;
  writeContent(sink, tag, props, chosen);
  if (level !== null) sink.headings.push({ at: sink.html.length, level, isEnd: true });
  sink.html += `</${tag}>`;
}

function headingLevel(tag: string): number | null {
  if (tag.length !== 2 || !tag.startsWith('h')) return null;
  const level = Number(tag[1]);
  return level >= 1 && level <= 6 ? level : null;
}

function writeContent(sink: Sink, tag: string, props: Props, chosen: string | null): void {
  const raw = props['dangerouslySetInnerHTML'];
  if (raw !== undefined && raw !== null) {
    writeRaw(sink, textOf((raw as { readonly __html: unknown }).__html));
  } else if (tag === 'select') {
    const value = props['value'] ?? props['defaultValue'];
    writeNode(sink, props['children'], value === undefined || value === null ? null : textOf(value));
  } else if (LOSES_FIRST_BREAK.has(tag)) {
    const inner: Sink = { html: '', headings: [], tags: sink.tags, wideText: '' };
    const isText = tag === 'textarea';
    writeNode(inner, isText ? (props['value'] ?? props['defaultValue']) : props['children'], chosen);
    if (inner.html.startsWith('\n')) sink.html += '\n';
    append(sink, inner);
    sink.wideText += inner.wideText;
  } else writeNode(sink, props['children'], chosen);
}

/** Markup that somebody else has written: it is looked through for what is known of the rest. */
function writeRaw(sink: Sink, html: string): void {
  append(sink, { html, headings: headingsIn(html) });
  noteWide(sink, html);
  for (const [, tag] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) sink.tags.add((tag ?? '').toLowerCase());
}

function append(sink: Sink, { html, headings }: Pick<Markup, 'html' | 'headings'>): void {
  const offset = sink.html.length;
  for (const heading of headings) sink.headings.push({ ...heading, at: offset + heading.at });
  sink.html += html;
}

function attributeMarkup(sink: Sink, tag: string, property: string, value: unknown): string {
  if (property === 'style') {
    const css = styleAttribute(value as object);
    return css === '' ? '' : ` style="${escapeAttribute(sink, css)}"`;
  }
  if (property === 'value' && (tag === 'textarea' || tag === 'select')) return '';
  if (property === 'defaultValue' || property === 'defaultChecked') {
    if (tag !== 'input') return '';
    return property === 'defaultValue'
      ? ` value="${escapeAttribute(sink, textOf(value))}"`
      : value === true
        ? ' checked=""'
        : '';
  }
  const attribute = attributeName(property);
  if (attribute === null || typeof value === 'function' || typeof value === 'symbol') return '';
  const { name, kind } = attribute;
  if (kind === 'flag')
    return value === false ? '' : value === true ? ` ${name}=""` : named(sink, name, value);
  if (typeof value === 'boolean') return kind === 'words' ? ` ${name}="${value}"` : '';
  // Links are checked where they are resolved; this is the last line.
  if (kind === 'address' && SCRIPT_ADDRESS.test(textOf(value).replaceAll(BLANKS, ''))) return '';
  return named(sink, name, value);
}

function named(sink: Sink, name: string, value: unknown): string {
  return ` ${name}="${escapeAttribute(sink, textOf(value))}"`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  if (Array.isArray(value)) return value.map(textOf).join('');
  throw new TypeError('Something that is no text was given as one.');
}

function optionValue({ value, children }: Props): string {
  return textOf(value ?? children);
}

/** What has to be escaped, and what asks for another part of a font: most texts have neither. */
const NOTABLE = /[&"<>\u0100-\uffff]/;
const WIDE = /[\u0100-\uffff]/;

function escapeText(sink: Sink, text: string): string {
  if (!NOTABLE.test(text)) return text;
  noteWide(sink, text);
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(sink: Sink, text: string): string {
  return NOTABLE.test(text) ? escapeText(sink, text).replaceAll('"', '&quot;') : text;
}

function noteWide(sink: Sink, text: string): void {
  if (WIDE.test(text)) sink.wideText += text;
}
