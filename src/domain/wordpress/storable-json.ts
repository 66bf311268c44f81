import type { JsonValue } from '#lib/json.ts';

/** A text as a database can keep it: without NUL, half surrogate pairs as U+FFFD. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** A value in which every text can be kept. It is no deeper than what is made of it by converting a post. */
export function storableJson<Value extends JsonValue>(value: Value): Value {
  return storable(value) as Value;
}

function storable(value: JsonValue): JsonValue {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(storable);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, each === undefined ? each : storable(each)]),
  );
}
