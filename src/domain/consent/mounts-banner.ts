import type { ConsentState } from './consent-state.ts';

/** What decides whether the banner is there. */
export interface BannerContext {
  readonly isForced: boolean;
  readonly isCookieBannerEnabled: boolean;
  readonly isAddressAllowed: boolean;
  readonly consent: ConsentState;
}

/** CONS-36 to CONS-39; every site can have the banner. */
export function mountsBanner(context: BannerContext): boolean {
  if (context.isForced) return true;
  return context.isCookieBannerEnabled && context.isAddressAllowed && context.consent === 'unknown';
}

/** Not in the editor's frame, the configuration area, the provider's checkout, or a picture of the page (CONS-41). */
export function isBannerAddress(context: {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly isInEditor: boolean;
  readonly isProductDomain: boolean;
}): boolean {
  if (context.isInEditor || isWithin(context.path, '/config')) return false;
  if (context.isProductDomain && isWithin(context.path, '/checkout')) return false;
  return !new URLSearchParams(context.query).has('screenshot');
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
