/**
 * A `bigint` of the database (a count, a size, an amount of money) as a number. Throws above 2^53 − 1 and below −(2^53 − 1):
 * rounded, it would be another one.
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(
    `The database gave the bigint ${text}, which no number holds exactly. Where it is no amount, select it as text.`,
  );
}
