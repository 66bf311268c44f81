import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';

const LISTS: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'listItem', 'blockquote']);
/** Separators between the links of a line, which are no words of its own. */
const SEPARATORS = /^[\s·•|/,;–—-]*$/u;

/**
 * A record of a site's document without what leads to documents that are gone (EDIT-189): entries of the navigation, the
 * button of the header, buttons, links of pictures; a line of a text that is nothing but such a link goes whole, in other
 * lines the words stay. Null where nothing is left of the record; the very record where nothing in it leads there.
 */
export function withoutLinksTo(
  record: DocumentRecord,
  documentIds: ReadonlySet<string>,
): DocumentRecord | null {
  const gone = leadsTo(documentIds);
  switch (record.type) {
    case 'nav-link': {
      const target = record['target'];
      const link = isJsonObject(target) ? target['link'] : undefined;
      return gone(target) || gone(link) ? null : record;
    }
    case 'header': {
      const button = record['button'];
      return isJsonObject(button) && gone(button['link']) ? { ...record, button: null } : record;
    }
    case 'settings': {
      const id = record['notFoundPageId'];
      return typeof id === 'string' && documentIds.has(id) ? { ...record, notFoundPageId: null } : record;
    }
    case 'block':
      return withoutLinksOfBlock(record, gone);
    default: {
      const cleaned = clean(record as JsonObject, gone);
      return cleaned === undefined ? null : (cleaned as DocumentRecord);
    }
  }
}

/** A part of a rich text without links to documents that are gone; undefined where nothing is left of it. */
export function withoutLinksIn(value: JsonValue, documentIds: ReadonlySet<string>): JsonValue | undefined {
  return clean(value, leadsTo(documentIds));
}

function leadsTo(documentIds: ReadonlySet<string>): IsGone {
  return (value) =>
    isJsonObject(value) &&
    typeof value['documentId'] === 'string' &&
    documentIds.has(value['documentId']) &&
    (value['kind'] === 'page' || value['kind'] === 'document');
}

type IsGone = (value: JsonValue | undefined) => boolean;

function withoutLinksOfBlock(record: DocumentRecord, gone: IsGone): DocumentRecord | null {
  const data = record['data'];
  if (!isJsonObject(data)) return record;
  if (record['blockType'] === 'button' && gone(data['clickthroughUrl'])) return null;
  const cleaned = clean(data, gone);
  if (cleaned === data || !isJsonObject(cleaned)) return record;
  // A text that consisted of such links only.
  const text = cleaned['text'];
  if (text !== data['text'] && isJsonObject(text) && isEmptyList(text['content'])) return null;
  return { ...record, data: cleaned };
}

function isEmptyList(value: JsonValue | undefined): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The same value where nothing in it leads there; undefined where it is removed together with its links. */
function clean(value: JsonValue, gone: IsGone): JsonValue | undefined {
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    const kept = items.map((item) => clean(item, gone)).filter((item) => item !== undefined);
    const isSame = kept.length === items.length && kept.every((item, index) => item === items[index]);
    return isSame ? value : kept;
  }
  if (!isJsonObject(value)) return value;
  if (isText(value)) return withoutLinkMark(value, gone);
  if (isLineOfLinks(value, gone)) return undefined;
  const kept: Record<string, JsonValue> = {};
  let isSame = true;
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    // The collection that a block shows is no link.
    const next = key !== 'collection' && gone(entry) ? null : (clean(entry, gone) ?? null);
    if (next !== entry) isSame = false;
    kept[key] = next;
  }
  if (isSame) return value;
  // Lists and quotes of which no line is left.
  const { type } = value;
  const isList = typeof type === 'string' && LISTS.has(type);
  return isList && isEmptyList(kept['content']) ? undefined : kept;
}

function isText(node: JsonObject): boolean {
  return node['type'] === 'text' && typeof node['text'] === 'string';
}

function hasGoneMark(node: JsonValue, gone: IsGone): boolean {
  const marks = isJsonObject(node) ? node['marks'] : undefined;
  return Array.isArray(marks) && (marks as readonly JsonValue[]).some((mark) => gone(linkOf(mark)));
}

function linkOf(mark: JsonValue): JsonValue | undefined {
  const attributes = isJsonObject(mark) ? mark['attrs'] : undefined;
  return isJsonObject(attributes) ? attributes['link'] : undefined;
}

function withoutLinkMark(node: JsonObject, gone: IsGone): JsonObject {
  if (!hasGoneMark(node, gone)) return node;
  const { marks, ...rest } = node;
  const kept = (marks as readonly JsonValue[]).filter((mark) => !gone(linkOf(mark)));
  return kept.length === 0 ? rest : { ...rest, marks: kept };
}

/** A paragraph or heading of links that lead there, with nothing between them but signs. */
function isLineOfLinks(node: JsonObject, gone: IsGone): boolean {
  const { type, content } = node;
  if ((type !== 'paragraph' && type !== 'heading') || !Array.isArray(content)) return false;
  const pieces = content as readonly JsonValue[];
  return (
    pieces.some((piece) => hasGoneMark(piece, gone)) &&
    pieces.every((piece) => hasGoneMark(piece, gone) || isSeparator(piece))
  );
}

function isSeparator(node: JsonValue): boolean {
  if (!isJsonObject(node)) return false;
  const { type, text } = node;
  return type === 'hardBreak' || (typeof text === 'string' && SEPARATORS.test(text));
}
