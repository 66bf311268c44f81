import { createRequire } from 'node:module';

// The build for browsers is plain JavaScript; the others look for a program of their platform.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js');
/**
 * By steps alone (`attackLimit` and the like): by the clock, as is the default, a matching that is interrupted by other
 * programs for a second counts as one that takes long, and a pattern is refused that has no fault.
 */
const WITHOUT_CLOCK = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/**
 * What is wrong with a pattern; null where its time grows with the text, and no faster.
 * @param source between the slashes, @param flags after them
 */
export function regexFault(source, flags) {
  if (isBounded(source)) return null;
  const verdict = checkSync(source, flags, { ...WITHOUT_CLOCK, randomSeed: 1 });
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'vulnerable')
    return `takes ${verdict.complexity.summary} time, as with ${verdict.attack.pattern.slice(0, 100)}`;
  return `cannot be judged (${verdict.error.kind}): make it simpler`;
}

/**
 * Whether the work for each place of a text has a bound that one can see: no repetition is open above, and none repeats
 * a group, in which each round could go several ways.
 */
export function isBounded(source) {
  return !/[*+]|\{\d+,\}|\)\{/.test(source);
}
