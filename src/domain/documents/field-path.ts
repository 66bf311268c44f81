import type { JsonValue } from '#lib/json.ts';
import { isJsonObject } from '#lib/json.ts';
import type { DocumentRecord } from './record.ts';

/** The value of a field (`title`) or of an entry of its object (`data.title`); undefined where absent. */
export function readField(record: DocumentRecord, field: string): JsonValue | undefined {
  const [outer, inner] = splitField(field);
  const value = Object.hasOwn(record, outer) ? record[outer] : undefined;
  if (inner === null) return value;
  return isJsonObject(value) && Object.hasOwn(value, inner) ? value[inner] : undefined;
}

/** The record with the field set; `undefined` takes the field away. The record given is not changed. */
export function writeField(
  record: DocumentRecord,
  field: string,
  value: JsonValue | undefined,
): DocumentRecord {
  const [outer, inner] = splitField(field);
  if (inner === null) return withEntry(record, outer, value) as DocumentRecord;
  const current = record[outer];
  const object = isJsonObject(current) ? current : {};
  return withEntry(record, outer, withEntry(object, inner, value)) as DocumentRecord;
}

/** Whether a change of one field can be seen in the other: equal, or one holds the other. */
export function fieldsOverlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}

function splitField(field: string): [outer: string, inner: string | null] {
  const dot = field.indexOf('.');
  return dot === -1 ? [field, null] : [field.slice(0, dot), field.slice(dot + 1)];
}

function withEntry(
  object: { readonly [key: string]: JsonValue },
  key: string,
  value: JsonValue | undefined,
): { readonly [key: string]: JsonValue } {
  if (value !== undefined) return { ...object, [key]: value };
  const { [key]: _removed, ...rest } = object;
  return rest;
}
