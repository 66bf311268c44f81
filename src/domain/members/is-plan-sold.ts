import { isFeatureOn } from '../features/is-feature-on.ts';
import type { PlanPrice } from './plan-price.ts';

/**
 * Whether a plan can be had on a site, by the numbers of the functions that are off for it: one that costs something is paid
 * in the checkout of its shop, again and again by a subscription (CONT-228, COMM-52).
 */
export function isPlanSold(price: PlanPrice, featuresOff: readonly number[]): boolean {
  switch (price.kind) {
    case 'free':
      return true;
    case 'once':
      return isFeatureOn(featuresOff, 'commerce');
    case 'recurring':
      return isFeatureOn(featuresOff, 'subscriptions');
  }
}
