import { MAX_VARIANTS } from '#domain/products/product-limits.ts';

/**
 * The combinations that values stand for, of which an empty one means any of those that are offered. One more than a
 * product may have are enough to refuse it.
 */
export function combinationsOf(
  values: readonly string[],
  offered: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  let combinations: readonly (readonly string[])[] = [[]];
  for (const [at, value] of values.entries()) {
    const choices = value === '' ? (offered[at] ?? []) : [value];
    // Without anything to choose from, the missing value is told.
    const all = choices.length === 0 ? [''] : choices;
    combinations = combinations
      .flatMap((before) => all.map((choice) => [...before, choice]))
      .slice(0, MAX_VARIANTS + 1);
  }
  return combinations;
}
