import { CONSENT_EVENT } from '#domain/consent/banner-events.ts';
import { mayLoadThirdParties } from '#domain/consent/consent-state.ts';
import type { Runtime } from '../runtime.ts';

type Page = Pick<Runtime, 'document' | 'context'>;

/**
 * Runs now where the visitor has accepted, else as soon as they do, without a reload (CONS-63). Returns the function
 * that cancels the wait.
 */
export function onConsent({ document, context }: Page, run: () => void): () => void {
  const { cookieSettings: settings } = context;
  if (settings === undefined) return () => undefined;
  if (mayLoadThirdParties(settings, document.cookie)) {
    run();
    return () => undefined;
  }
  const waiting = new AbortController();
  document.addEventListener(
    CONSENT_EVENT,
    () => {
      if (!mayLoadThirdParties(settings, document.cookie)) return;
      waiting.abort();
      run();
    },
    { signal: waiting.signal },
  );
  return () => waiting.abort();
}
