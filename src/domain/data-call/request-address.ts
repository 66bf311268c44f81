import type { DataCallRequest } from './data-call-request.ts';

/** Where the page of the call runs. */
export interface CallPlace {
  /** The host of the page, with its port. */
  readonly host: string;
  /** Whether `host` belongs to the product (`*.{APP_DOMAIN}`), not to the site's visitors. */
  readonly isProductDomain: boolean;
  /** The https domain of the site, `https://{identifier}.{appDomain}`. */
  readonly secureOrigin: string;
}

/**
 * The address of a call with the crumb as a query parameter (DATA-05, DATA-11), in front of it the https domain of
 * the site when the call is secure and the page is not on a product domain (DATA-07, DATA-08).
 */
export function requestAddress(request: DataCallRequest, place: CallPlace, crumb: string | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== null && value !== undefined) query.append(name, String(value));
  }
  if (crumb !== null) query.append('crumb', crumb);
  const origin = request.secure === true && !place.isProductDomain ? place.secureOrigin : '';
  const text = query.toString();
  if (text === '') return origin + request.path;
  return `${origin}${request.path}${request.path.includes('?') ? '&' : '?'}${text}`;
}
