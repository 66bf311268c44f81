import type { ConsentState } from './consent-state.ts';

/** What decides whether the banner is there. */
export interface BannerPlace {
  readonly isForced: boolean;
  readonly isCookieBannerEnabled: boolean;
  readonly isAddressAllowed: boolean;
  readonly consent: ConsentState;
}

/** CONS-36 to CONS-39; every site can have the banner. */
export function mountsBanner(place: BannerPlace): boolean {
  if (place.isForced) return true;
  return place.isCookieBannerEnabled && place.isAddressAllowed && place.consent === 'unknown';
}

/** Not in the editor's frame, the configuration area, the provider's checkout, or a picture of the page (CONS-41). */
export function isBannerAddress(place: {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly isInEditor: boolean;
  readonly isProductDomain: boolean;
}): boolean {
  if (place.isInEditor || isWithin(place.path, '/config')) return false;
  if (place.isProductDomain && isWithin(place.path, '/checkout')) return false;
  return !new URLSearchParams(place.query).has('screenshot');
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
