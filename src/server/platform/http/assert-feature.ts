import type { Feature } from '#domain/features/feature-table.ts';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import { CallError } from './errors.ts';
import type { SiteScope } from './site-scope.ts';

/** Throws `feature-off` where the site is without a function (CONT-228); without one there is nothing to refuse. */
export function assertFeature(
  site: Pick<SiteScope, 'featuresOff'> | null,
  feature: Feature | undefined,
): void {
  if (feature !== undefined && !isFeatureOn(site?.featuresOff ?? [], feature)) {
    throw new CallError('feature-off');
  }
}
