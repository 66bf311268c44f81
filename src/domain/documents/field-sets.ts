import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { readField } from './field-path.ts';
import type { SetOperation } from './operation.ts';
import type { DocumentRecord } from './record.ts';

/** `set`s that bring `from` to `to`, entry by entry where a field is an object in both. */
export function fieldSets(from: DocumentRecord, to: DocumentRecord): readonly SetOperation[] {
  const sets: SetOperation[] = [];
  const push = (field: string, value: JsonValue | undefined): void => {
    sets.push(
      value === undefined ? { op: 'set', id: from.id, field } : { op: 'set', id: from.id, field, value },
    );
  };
  for (const field of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (field === 'id' || field === 'type') continue;
    const before = readField(from, field);
    const after = readField(to, field);
    if (jsonEqual(before, after)) continue;
    if (!isJsonObject(before) || !isJsonObject(after) || !entriesAreFields(before, after)) {
      push(field, after);
      continue;
    }
    for (const entry of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const path = `${field}.${entry}`;
      const value = readField(to, path);
      if (!jsonEqual(readField(from, path), value)) push(path, value);
    }
  }
  return sets;
}

const FIELD_ENTRY = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/;

/** Whether every entry can be named as `field.entry`; an object with other keys is set whole. */
function entriesAreFields(...objects: readonly JsonObject[]): boolean {
  return objects.every((object) =>
    Object.keys(object).every((key) => FIELD_ENTRY.test(key) && key !== 'constructor' && key !== 'prototype'),
  );
}
