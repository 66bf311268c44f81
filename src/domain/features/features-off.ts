import { FEATURE_TABLE, type Feature } from './feature-table.ts';
import { isFeatureOn } from './is-feature-on.ts';

/** The names of the functions that are off, those included that need one of them (CONT-228). */
export function featuresOff(off: readonly number[]): readonly Feature[] {
  return FEATURE_TABLE.filter(({ name }) => !isFeatureOn(off, name)).map(({ name }) => name);
}
