import { invariant } from '#lib/invariant.ts';
import { FEATURE_TABLE, type Feature } from './feature-table.ts';

/**
 * Whether a function is on, by the numbers of those that are off for a site (CONT-228). One that needs another one is off
 * with it: gift cards without commerce cannot be sold (COMM-52, COMM-55, COMM-117).
 */
export function isFeatureOn(off: readonly number[], feature: Feature): boolean {
  const row = FEATURE_TABLE.find(({ name }) => name === feature);
  invariant(row !== undefined, `${feature} is a function`);
  return !off.includes(row.number) && (row.needs === null || isFeatureOn(off, row.needs));
}
