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

/** Splits `data.title` into `data` and `title`; a field of the record itself has no parent. */
export function splitField(field: string): [outer: string, inner: string | null] {
  const dot = field.indexOf('.');
  return dot === -1 ? [field, null] : [field.slice(0, dot), field.slice(dot + 1)];
}
