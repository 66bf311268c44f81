/**
 * Whether a published page needs the runtime at all: a block with a behaviour, the Escape key that leads to sign-in
 * (NAV-28), or a page of an app host, where contributors are redirected and log out. Other pages carry no script.
 */
export function needsRuntime(page: {
  readonly hasBehaviours: boolean;
  readonly useEscapeKeyToLogin: boolean;
  /** A popup, an info bar, or an announcement that can be closed. */
  readonly hasSiteOverlays?: boolean;
  /** A cookie banner, or a policy about visitor-tracking cookies. */
  readonly hasConsent?: boolean;
  /** Relative times, texts that shrink to their place, or animated blocks. */
  readonly hasPageFeatures?: boolean;
  readonly host: 'public' | 'app';
}): boolean {
  return (
    page.hasBehaviours ||
    page.useEscapeKeyToLogin ||
    page.hasSiteOverlays === true ||
    page.hasConsent === true ||
    page.hasPageFeatures === true ||
    page.host === 'app'
  );
}
