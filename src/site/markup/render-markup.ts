import { Fragment, isValidElement, type FunctionComponent, type ReactNode } from 'react';
import { attributeName } from './attribute-names.ts';
import { joinPieces, type MarkupPiece, piecesOf } from './markup-pieces.ts';
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

/** The opening tags of the picture that browsers are to fetch first. */
export interface FirstPicture {
  readonly image: string;
  /** Of the first format offered for it; empty where there is none. */
  readonly firstSource: string;
}

/** Markup with what is known of it without reading it again. */
export interface Markup {
  readonly pieces: readonly MarkupPiece[];
  /** Which piece the content of `main` begins with; null where there is no such element. */
  readonly mainAt: number | null;
  /** The names of all elements in it. */
  readonly tags: ReadonlySet<string>;
  /** Its lists of classes, the names of its `data-` and `aria-` attributes, and the addresses in it with a fragment. */
  readonly classes: ReadonlySet<string>;
  readonly dataAttributes: ReadonlySet<string>;
  readonly fragmentLinks: ReadonlySet<string>;
  readonly firstPicture: FirstPicture | null;
  /** All its texts that have letters beyond Latin-1. */
  readonly wideText: string;
  /** What others have written of it: of that only the names of the elements are known. */
  readonly foreign: string;
}

class Sink implements Markup {
  /** What was written since the last piece. */
  html = '';
  readonly pieces: MarkupPiece[] = [];
  mainAt: number | null = null;
  readonly tags = new Set<string>();
  readonly classes = new Set<string>();
  readonly dataAttributes = new Set<string>();
  readonly fragmentLinks = new Set<string>();
  firstPicture: FirstPicture | null = null;
  /** Of the `picture` that is being written. */
  firstSource = '';
  wideText = '';
  foreign = '';

  /** Ends a piece. */
  cut(): void {
    this.pieces.push(this.html);
    this.html = '';
  }
}

/**
 * Elements of pure function components as HTML, in a fraction of the time of React's own renderer: pages have no
 * state, no hooks and nothing to wait for, so one pass over the tree is enough. Whatever is data is escaped here.
 * A component that needs more than that (a class, a context, a hook) throws.
 */
export function renderMarkup(node: ReactNode): string {
  return joinPieces(describeMarkup(node).pieces);
}

/** The same, with what is known of it. */
export function describeMarkup(node: ReactNode): Markup {
  const sink = new Sink();
  writeNode(sink, node, null);
  sink.cut();
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
  sink.tags.add(tag);
  let opening = level === null ? `<${tag}` : '';
  for (const property in props) {
    if (property === 'children') continue;
    const value = props[property];
    if (value === undefined || value === null) continue;
    opening += attributeMarkup(sink, tag, property, value);
  }
  if (tag === 'option' && chosen !== null && chosen === optionValue(props)) opening += ' selected=""';
  if (level !== null) writeHeadingTag(sink, level, false);
  sink.html += `${opening}>`;
  if (VOID_ELEMENTS.has(tag)) {
    notePicture(sink, tag, opening, props);
    return;
  }
  if (tag === 'main') {
    sink.cut();
    sink.mainAt = sink.pieces.length;
  } else if (tag === 'picture') sink.firstSource = '';
  writeContent(sink, tag, props, chosen);
  if (tag === 'picture') sink.firstSource = '';
  if (level === null) sink.html += `</${tag}>`;
  else {
    writeHeadingTag(sink, level, true);
    sink.html += '>';
  }
}

function writeHeadingTag(sink: Sink, level: number, isEnd: boolean): void {
  sink.cut();
  sink.pieces.push({ level, isEnd });
}

function notePicture(sink: Sink, tag: string, opening: string, props: Props): void {
  if (tag === 'source' && sink.firstSource === '') sink.firstSource = opening;
  if (tag !== 'img' || props['fetchPriority'] !== 'high') return;
  sink.firstPicture ??= { image: opening, firstSource: sink.firstSource };
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
    const isText = tag === 'textarea';
    const content = isText ? (props['value'] ?? props['defaultValue']) : props['children'];
    if (joinPieces(describeMarkup(content as ReactNode).pieces).startsWith('\n')) sink.html += '\n';
    writeNode(sink, content, chosen);
  } else writeNode(sink, props['children'], chosen);
}

/** Markup that somebody else has written: it is looked through for what is known of the rest. */
function writeRaw(sink: Sink, html: string): void {
  for (const piece of piecesOf(html)) {
    if (typeof piece === 'string') sink.html += piece;
    else writeHeadingTag(sink, piece.level, piece.isEnd);
  }
  sink.foreign += html;
  noteWide(sink, html);
  for (const [, tag] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) sink.tags.add((tag ?? '').toLowerCase());
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
  if (name === 'class') sink.classes.add(textOf(value));
  else if (kind === 'words') sink.dataAttributes.add(name);
  if (kind === 'flag')
    return value === false ? '' : value === true ? ` ${name}=""` : named(sink, name, value);
  if (typeof value === 'boolean') return kind === 'words' ? ` ${name}="${value}"` : '';
  // Links are checked where they are resolved; this is the last line.
  if (kind === 'address' && typeof value === 'string' && value.includes('#')) sink.fragmentLinks.add(value);
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
