/** An assumption of the code that does not hold: a programming error, never something a person can cause. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}

/** Throws when an assumption of the code does not hold. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** Ends a `switch` over a union: a missing case is a compile error, and a thrown error at run time. */
export function assertNever(value: never): never {
  throw new InvariantError(`Unexpected value: ${JSON.stringify(value)}`);
}
