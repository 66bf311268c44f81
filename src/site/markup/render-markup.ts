import { Fragment, isValidElement, type FunctionComponent, type ReactNode } from 'react';
import { attributeName, type AttributeName } from './attribute-names.ts';
import { elementKind, type ElementKind } from './element-kind.ts';
import { firstBreak } from './first-break.ts';
import { MarkupBudget } from './markup-budget.ts';
import type { ElementProps, MarkupListener } from './markup-listener.ts';
import { rawText } from './raw-text.ts';
import { styleAttribute } from './style-attribute.ts';

/** Browsers ignore white space before the scheme of an address, and line breaks within it. */
const SCRIPT_ADDRESS =
  // oxlint-disable-next-line no-control-regex -- these are what browsers skip
  /^[\u0000-\u0020]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;

/** The selected value of the enclosing `select`; null outside of one, and where nothing is selected. */
type Chosen = string | readonly string[] | null;

class Writer {
  html = '';
  readonly budget: MarkupBudget;
  readonly listener: MarkupListener | null;

  constructor(budget: MarkupBudget, listener: MarkupListener | null) {
    this.budget = budget;
    this.listener = listener;
  }
}

/**
 * Elements of pure function components as HTML, in a fraction of the time of React's own renderer: pages have no
 * state, no hooks and nothing to wait for, so one pass over the tree is enough. Whatever is data is escaped here.
 * A browser reads the same elements in it as in what React writes; what this cannot write throws: components that need
 * more than one pass (a class, a context, a hook), custom elements, values that are no text. Elements of a document's
 * head stay where they are, and addresses that run scripts are left out. Markup beyond its budget throws, too.
 */
export function renderMarkup(
  node: ReactNode,
  budget: MarkupBudget = new MarkupBudget(),
  listener: MarkupListener | null = null,
): string {
  const writer = new Writer(budget, listener);
  writeNode(writer, node, null);
  return writer.html;
}

function writeNode(writer: Writer, node: unknown, chosen: Chosen): void {
  writer.budget.spendNode();
  if (typeof node === 'string') {
    writer.html += escapeText(writer, node);
    writer.budget.spendText(node.length);
  } else if (node === null || node === undefined || typeof node === 'boolean') return;
  else if (typeof node === 'number' || typeof node === 'bigint') writer.html += String(node);
  else if (isValidElement<ElementProps>(node)) {
    const { type, props } = node;
    if (typeof type === 'string') writeElement(writer, type, props, chosen);
    else if (type === (Fragment as unknown)) writeNode(writer, props['children'], chosen);
    else if (typeof type === 'function' && type.prototype?.isReactComponent === undefined) {
      writeNode(writer, (type as FunctionComponent<ElementProps>)(props), chosen);
    } else throw new TypeError('Only elements of pure function components can be markup.');
  } else if (typeof node === 'object' && Symbol.iterator in node) {
    for (const child of node as Iterable<unknown>) writeNode(writer, child, chosen);
  } else throw new TypeError('Something that is no element, text or list was given as markup.');
}

function writeElement(writer: Writer, tag: string, props: ElementProps, chosen: Chosen): void {
  const kind = elementKind(tag);
  let opening = `<${tag}`;
  for (const property in props) {
    if (property === 'children') continue;
    const value = props[property];
    if (value === undefined || value === null) continue;
    opening += attributeMarkup(writer, kind, tag, property, value, props);
  }
  if (kind === 'option' && isChosen(props, chosen)) opening += ' selected=""';
  const start = writer.html.length;
  writer.html += `${opening}>`;
  writer.budget.spendText(opening.length);
  writer.listener?.open(tag, props, start, writer.html.length);
  const { children, dangerouslySetInnerHTML: raw } = props;
  if (kind === 'void' || kind === 'input') {
    if (isThere(children) || isThere(raw)) throw new TypeError(`The element ${tag} holds nothing.`);
    return;
  }
  if (isThere(raw)) {
    if (isThere(children) || kind === 'textarea')
      throw new TypeError(`The element ${tag} was given two contents.`);
    writeForeign(writer, kind, (raw as { readonly __html: unknown }).__html);
  } else if (kind === 'plain' || kind === 'option') writeNode(writer, children, chosen);
  else writeSpecialContent(writer, kind, tag, props);
  writer.listener?.close(tag, writer.html.length);
  writer.html += `</${tag}>`;
}

function writeSpecialContent(writer: Writer, kind: ElementKind, tag: string, props: ElementProps): void {
  const { children, value, defaultValue } = props;
  if (kind === 'select') writeNode(writer, children, chosenOf(value ?? defaultValue));
  else if (kind === 'pre') {
    writer.html += firstBreak(children);
    writeNode(writer, children, null);
  } else if (kind === 'textarea') {
    if (isThere(children)) throw new TypeError('What a textarea holds is its value.');
    const text = value ?? defaultValue;
    if (!isThere(text)) return;
    writer.html += firstBreak(textOf(text));
    writeNode(writer, textOf(text), null);
  } else {
    const text = rawText(tag, children);
    writer.budget.spendText(text.length);
    writer.html += text;
  }
}

/** Markup from elsewhere, written unchanged. */
function writeForeign(writer: Writer, kind: ElementKind, content: unknown): void {
  if (!isThere(content)) return;
  const html = textOf(content);
  writer.budget.spendText(html.length);
  if (kind === 'pre') writer.html += firstBreak(html);
  const start = writer.html.length;
  writer.html += html;
  writer.listener?.foreign(html, start);
}

function attributeMarkup(
  writer: Writer,
  kind: ElementKind,
  tag: string,
  property: string,
  value: unknown,
  props: ElementProps,
): string {
  if (property === 'style') {
    const css = styleAttribute(value);
    return css === '' ? '' : ` style="${escapeAttribute(writer, css)}"`;
  }
  if (kind !== 'plain' && kind !== 'void') {
    const ofForm = formAttribute(writer, kind, property, value, props);
    if (ofForm !== null) return ofForm;
  }
  const attribute = attributeName(property);
  return attribute === null ? '' : markupOf(writer, tag, attribute, value);
}

/** What fields of forms hold; null for an attribute like those of other elements. */
function formAttribute(
  writer: Writer,
  element: ElementKind,
  property: string,
  value: unknown,
  props: ElementProps,
): string | null {
  switch (property) {
    case 'value':
      return element === 'select' || element === 'textarea' ? '' : null;
    case 'selected':
      return element === 'option' ? '' : null;
    case 'defaultValue':
      return element === 'input' && !isThere(props['value']) ? named(writer, 'value', textOf(value)) : '';
    case 'checked':
      return element === 'input' ? (value ? named(writer, 'checked', '') : '') : null;
    case 'defaultChecked':
      return element === 'input' && !isThere(props['checked']) && value ? named(writer, 'checked', '') : '';
    default:
      return null;
  }
}

function markupOf(writer: Writer, tag: string, { name, kind }: AttributeName, value: unknown): string {
  switch (kind) {
    case 'flag':
      return value ? named(writer, name, '') : '';
    case 'words':
      return named(writer, name, textOf(value));
    case 'flag-or-text':
      return value === false ? '' : named(writer, name, value === true ? '' : textOf(value));
    default:
  }
  if (typeof value === 'boolean' && kind !== 'count' && kind !== 'number') return '';
  const text = textOf(value);
  if (kind === 'address') return addressMarkup(writer, tag, name, text);
  if (kind === 'count' && !(Number(value) >= 1)) return '';
  if (kind === 'number' && Number.isNaN(Number(value))) return '';
  // The markup of a `srcdoc` frame would run with the origin of the site.
  if (name === 'srcdoc') throw new TypeError('A frame whose markup stands in an attribute is not written.');
  return named(writer, name, text);
}

/** Links are checked where they are resolved; this is a second check. An empty address would mean the page itself. */
function addressMarkup(writer: Writer, tag: string, name: string, address: string): string {
  if (SCRIPT_ADDRESS.test(address)) return '';
  const isEmpty = address === '' && (name === 'src' || name === 'data' || (name === 'href' && tag !== 'a'));
  return isEmpty ? '' : named(writer, name, address);
}

function named(writer: Writer, name: string, value: string): string {
  writer.listener?.attribute(name, value);
  return value === '' ? ` ${name}=""` : ` ${name}="${escapeAttribute(writer, value)}"`;
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  throw new TypeError('Something that is no text was given as one.');
}

function chosenOf(value: unknown): Chosen {
  if (!isThere(value)) return null;
  return Array.isArray(value) ? value.map(textOf) : textOf(value);
}

function isChosen({ value, children, selected }: ElementProps, chosen: Chosen): boolean {
  if (chosen === null) return Boolean(selected);
  const own = isThere(value) ? textOf(value) : optionText(children);
  return typeof chosen === 'string' ? chosen === own : chosen.includes(own);
}

/** An option without a value means its text. */
function optionText(children: unknown): string {
  if (children === undefined || children === null || typeof children === 'boolean') return '';
  return Array.isArray(children) ? children.map(optionText).join('') : textOf(children);
}

/** Characters to escape, and characters beyond Latin-1: most texts have neither. */
const NOTABLE = /[&"<>\u0100-\uffff]/;
const WIDE = /[\u0100-\uffff]/;

function escapeText(writer: Writer, text: string): string {
  if (!NOTABLE.test(text)) return text;
  if (writer.listener !== null && WIDE.test(text)) writer.listener.wideText(text);
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(writer: Writer, text: string): string {
  return NOTABLE.test(text) ? escapeText(writer, text).replaceAll('"', '&quot;') : text;
}
