import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { hasConsentPolicy } from '#domain/consent/consent-policy.ts';
import { reachesOtherHosts } from '#domain/consent/outside-code.ts';
import { customCssOf } from '#domain/owner-code/custom-css.ts';
import { injectedCodeOf, type InjectedCode } from '#domain/owner-code/injected-code.ts';
import { escapeHtml } from '#domain/seo/escape-html.ts';
import { HELD_PAGE_CODE_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

/** Markup of the owner's CSS and code. */
export interface OwnerCode {
  readonly head: string;
  readonly bodyEnd: string;
  /** Whether some of the code waits for the visitor's consent. */
  readonly isHeld: boolean;
}

/**
 * The owner's CSS, on public hosts and in the preview (DSGN-62), and the code of the site and of the page, on public
 * hosts only: on the app host a site can be seen and repaired without it (DSGN-63, EDIT-32). Where the site asks about
 * cookies, code that loads from other hosts waits until the visitor has accepted (CONS-63).
 */
export function ownerCodeOf(shell: SiteShell, content: PageContent, request: PageRequest): OwnerCode {
  const asksConsent = hasConsentPolicy(parseCookieBanner(shell.records['cookie-banner']));
  const waits = (code: string, isTracking: boolean): boolean =>
    asksConsent && (isTracking || reachesOtherHosts(code));
  let head = '';
  let bodyEnd = '';
  let held = '';
  const css = isStyled(request) ? customCssOf(shell.records['custom-css']) : '';
  if (css.trim() !== '') {
    const style = `<style data-portico-custom>${css.replaceAll('</', '<\\/')}</style>`;
    if (waits(css, false)) held += heldMarkup(style);
    else head += style;
  }
  for (const { head: ofHead, bodyEnd: ofBody, isTracking } of codesOf(shell, content, request)) {
    if (waits(ofHead, isTracking)) held += heldMarkup(ofHead);
    else head += ofHead;
    if (waits(ofBody, isTracking)) held += heldMarkup(ofBody);
    else bodyEnd += ofBody;
  }
  return { head, bodyEnd: held + bodyEnd, isHeld: held !== '' };
}

function isStyled({ host, isPreview }: PageRequest): boolean {
  return host === 'public' || isPreview;
}

/** The site's code before that of the page, which may depend on it. */
function codesOf(shell: SiteShell, content: PageContent, request: PageRequest): readonly InjectedCode[] {
  if (request.host !== 'public' || request.isScreenshot) return [];
  // Password and error pages run no code of the owner, account pages where the owner wants it (MEMB-32), checkouts none (ORD-16).
  if (content.kind === 'lock-screen' || content.kind === 'error') return [];
  if ('runsOwnCode' in content && !content.runsOwnCode) return [];
  return [injectedCodeOf(shell.records['injected-code']), content.code ?? null].flatMap((code) => code ?? []);
}

function heldMarkup(code: string): string {
  return code.trim() === '' ? '' : `<div hidden ${HELD_PAGE_CODE_ATTRIBUTE}="${escapeHtml(code)}"></div>`;
}
