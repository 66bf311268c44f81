import { isNestedDeeper } from '#lib/is-nested-deeper.ts';
import type { JsonValue } from '#lib/json.ts';
import { CallError } from './errors.ts';

/** Levels of objects and arrays in anything that is sent as JSON. */
export const MAX_JSON_LEVELS = 64;

/** Refuses JSON nested so deeply that walking it would exhaust the stack: `body-too-deep`. */
export function refuseDeepJson(text: string): void {
  if (isNestedDeeper(text, MAX_JSON_LEVELS))
    throw new CallError('body-too-deep', { levels: MAX_JSON_LEVELS });
}

/** JSON inside a body, such as the answers in a field of a form. Throws `body-too-deep`, and `SyntaxError`. */
export function parseJson(text: string): JsonValue {
  refuseDeepJson(text);
  return JSON.parse(text) as JsonValue;
}
