import type { JsonValue } from '#lib/json.ts';
import type { Words } from '#messages/message.ts';

/** What is wrong with a value in a record. */
export interface FieldProblem {
  /**
   * The path of the value, entries of lists by number: `['data', 'items', 0, 'title']`; empty for the record as a
   * whole.
   */
  readonly path: readonly (string | number)[];
  /** The rule, and what to do, for the person who wrote it. */
  readonly message: Words | string;
  readonly value: JsonValue | undefined;
}
