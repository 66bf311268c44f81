import { isEditorPath } from '#domain/links/reserved-paths.ts';
import { configAddress } from './config-address.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';

/** Where the page of the question runs. */
export interface RedirectContext {
  readonly hostname: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  readonly isTopFrame: boolean;
  /** Whether this browser session asked for pages without the redirect before (NAV-11); asked only where it matters. */
  readonly isSkipRemembered: () => boolean;
}

export type ConfigRedirect =
  | { readonly kind: 'redirect'; readonly to: string }
  /** `remember` sets the session's flag, which lasts until the session ends (NAV-12, NAV-13). */
  | { readonly kind: 'stay'; readonly remember: boolean };

/**
 * Whether a contributor who opens a page of the site is sent into the configuration area (NAV-01 to NAV-16): signed in,
 * the site has settings, developer mode is off, the site is not cloneable, no viewer role, at least one role, the top
 * frame, not on localhost, not under /config, and neither `noredirect` in the address nor the session's flag.
 */
export function configRedirect(
  context: Pick<PageContext, 'website' | 'websiteSettings' | 'authenticatedAccount' | 'websiteRoles'>,
  request: RedirectContext,
): ConfigRedirect {
  const isAskedToStay = new URLSearchParams(request.query).has('noredirect');
  if (isAskedToStay) return { kind: 'stay', remember: true };
  const isSent =
    context.authenticatedAccount !== null &&
    context.websiteSettings !== null &&
    !context.website.developerMode &&
    !context.website.cloneable &&
    context.websiteRoles.length > 0 &&
    !context.websiteRoles.includes('viewer') &&
    request.isTopFrame &&
    request.hostname !== 'localhost' &&
    !isEditorPath(request.path);
  return isSent && !request.isSkipRemembered()
    ? { kind: 'redirect', to: configAddress('', request.path, request.query) }
    : { kind: 'stay', remember: false };
}
