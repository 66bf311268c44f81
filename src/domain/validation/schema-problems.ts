import type { z } from 'zod';
import type { JsonValue } from '#lib/json.ts';
import type { FieldProblem } from './field-problem.ts';
import { issueMessage } from './issue-message.ts';
import { strictSchema } from './strict-schema.ts';

/**
 * The problems that the strict form of a schema finds in a value.
 * @param at where in its record the value stands
 */
export function schemaProblems(
  schema: z.ZodType,
  value: unknown,
  at: readonly (string | number)[] = [],
): readonly FieldProblem[] {
  const parsed = strictSchema(schema).safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    return { path: [...at, ...path], message: issueMessage(issue), value: valueAt(value, path) };
  });
}

function valueAt(value: unknown, path: readonly (string | number)[]): JsonValue | undefined {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Readonly<Record<string | number, unknown>>)[key];
  }
  return found as JsonValue | undefined;
}
