import type { JsonValue } from '#lib/json.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { findMatches, type Match, type SearchOptions } from './find-matches.ts';
import { textFieldsOf, type TextField } from './text-fields.ts';

/** A text with what is looked for in it, and as it would be. */
export interface FoundText extends TextField {
  readonly matches: readonly Match[];
}

/** The texts of a record that have what is looked for (EDIT-212). */
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

/** What a text is called by among those of its record, so that it can be left out. */
export function textKey({ path }: Pick<TextField, 'path'>): string {
  return path.join('/');
}

/**
 * The operations that replace what is looked for in a record; empty where there is nothing.
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
  // Links in a text before the text itself: whose nodes may be left out.
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

/** A paragraph's words lie in nodes by their marks: what is put in takes the marks of where the old words began. */
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
  // A text node without text is none.
  holder.content = holder.content.filter((node) => node.type !== 'text' || node.text !== '');
}
