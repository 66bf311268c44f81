import type { JsonValue } from '#lib/json.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';

/** The greatest number of items in a collection that its owner orders (CONT-196). */
export const MAX_HAND_ORDERED_ITEMS = 250;

/** The problem of a list in the owner's order that is too long (CONT-196, CONT-201). */
export function orderedListProblems(field: string, list: JsonValue | undefined): readonly FieldProblem[] {
  if (!Array.isArray(list) || list.length <= MAX_HAND_ORDERED_ITEMS) return [];
  const message = `A collection that is ordered by hand can hold at most ${MAX_HAND_ORDERED_ITEMS} items.`;
  return [{ path: [field], message, value: list }];
}
