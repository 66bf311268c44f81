import type { JsonValue } from '#lib/json.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { findMatches, type Match, type SearchOptions } from './find-matches.ts';
import { textFieldsOf, type TextField } from './text-fields.ts';

/** A text that contains the searched words, and the text after replacing them. */
export interface FoundText extends TextField {
  readonly matches: readonly Match[];
}

/** The texts of a record that contain the searched words (EDIT-212). */
export function findInRecord(record: DocumentRecord, options: SearchOptions): readonly FoundText[] {
  return textFieldsOf(record)
    .filter((field) => options.withAddresses || !field.isAddress)
    .map((field) => ({
      ...field,
      matches: findMatches(field.text, field.isAddress ? { ...options, withAddresses: true } : options),
    }))
    .filter(({ matches }) => matches.length > 0);
}

export function replaceMatches(text: string, matches: readonly Match[], replacement: string): string {
  let replaced = '';
  let at = 0;
  for (const { start, end } of matches) {
    replaced += text.slice(at, start) + replacement;
    at = end;
  }
  return replaced + text.slice(at);
}

/** The key of a text within its record, by which it can be left out. */
export function textKey({ path }: Pick<TextField, 'path'>): string {
  return path.join('/');
}

/**
 * The operations that replace the searched words in a record; empty where there is no match.
 * @param isWanted which of the found texts are to be changed
 */
export function replaceInRecord(
  record: DocumentRecord,
  options: SearchOptions,
  replacement: string,
  isWanted: (found: FoundText) => boolean = () => true,
): readonly Operation[] {
  const found = findInRecord(record, options).filter(isWanted);
  if (found.length === 0) return [];
  const copy = JSON.parse(JSON.stringify(record)) as Record<string, JsonValue>;
  // Link targets are replaced before the text around them, which may drop their nodes.
  for (const each of found.toReversed()) {
    if (each.kind === 'plain') {
      setAt(copy, each.path, replaceMatches(each.text, each.matches, replacement));
    } else {
      replaceInNodes(at(copy, each.path), each.matches, replacement);
    }
  }
  const fields = new Set(found.map(({ path }) => fieldOf(path)));
  return [...fields].map((field) => ({
    op: 'set',
    id: record.id,
    field,
    value: at(copy, field.split('.')) as JsonValue,
  }));
}

/** Operations set a field, or one entry of `data` and of `overrides`. */
function fieldOf([first = '', second]: readonly (string | number)[]): string {
  const isEntry = (first === 'data' || first === 'overrides') && typeof second === 'string';
  return isEntry ? `${first}.${second}` : `${first}`;
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((held, key) => (held as Record<string | number, unknown>)[key], value);
}

function setAt(value: unknown, path: readonly (string | number)[], text: string): void {
  const holder = at(value, path.slice(0, -1)) as Record<string | number, unknown>;
  holder[path.at(-1) ?? ''] = text;
}

interface InlineNode {
  readonly type: string;
  text?: string;
}

/**
 * The words of a paragraph are split into nodes by their marks: the replacement takes the marks at the start of the old
 * words.
 */
function replaceInNodes(block: unknown, matches: readonly Match[], replacement: string): void {
  const holder = block as { content: InlineNode[] };
  for (const match of matches.toReversed()) {
    let start = 0;
    let isPlaced = false;
    for (const node of holder.content) {
      const length = node.type === 'text' ? (node.text ?? '').length : node.type === 'hardBreak' ? 1 : 0;
      const [from, to] = [Math.max(match.start - start, 0), Math.min(match.end - start, length)];
      if (node.type === 'text' && from < to) {
        const text = node.text ?? '';
        node.text = text.slice(0, from) + (isPlaced ? '' : replacement) + text.slice(to);
        isPlaced = true;
      }
      start += length;
    }
  }
  // A text node must not be empty.
  holder.content = holder.content.filter((node) => node.type !== 'text' || node.text !== '');
}
