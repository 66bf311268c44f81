/**
 * Anything that survives `JSON.stringify` and `JSON.parse` unchanged. A key whose value is undefined counts as absent.
 */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

export type JsonObject = { readonly [key: string]: JsonValue | undefined };

/** Whether a JSON value is an object, not an array and not null. */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
