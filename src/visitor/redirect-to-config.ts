import { configRedirect } from '#domain/navigation/config-redirect.ts';
import type { Runtime } from './runtime.ts';
import { sessionFlag } from './session-flag.ts';

const SKIP_FLAG = 'portico-noredirect';

/** Redirects contributors who open a page of their site to the configuration area (NAV-01 to NAV-16). */
export function redirectToConfig({ window: page, context }: Runtime): void {
  const flag = sessionFlag(page, SKIP_FLAG);
  const decision = configRedirect(context, {
    hostname: page.location.hostname,
    path: page.location.pathname,
    query: page.location.search,
    isTopFrame: page.self === page.top,
    // Read last: the first access to session storage costs a browser several milliseconds.
    isSkipRemembered: () => flag.isSet(),
  });
  if (decision.kind === 'redirect') page.location.replace(decision.to);
  else if (decision.remember) flag.set();
}
