import type { Feature } from '#domain/features/feature-table.ts';
import { useBootFacts } from './boot-context.ts';

/** Whether the site has a function (CONT-228). */
export function useFeature(feature: Feature): boolean {
  return useBootFacts().featuresOff?.includes(feature) !== true;
}
