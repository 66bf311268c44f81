import { withoutLogout } from '#domain/accounts/logout.ts';
import { dialogs } from '#messages/en/dialogs.ts';
import { translate } from './page-words.ts';
import { startChunk } from './start-chunk.ts';
import type { Runtime } from './runtime.ts';

/**
 * Tells a visitor who was redirected after logging out that it succeeded, and removes the mark from the address
 * (NAV-43, NAV-44, NAV-47).
 */
export function showLoggedOut({ window: page, context }: Runtime): void {
  const rest = withoutLogout(page.location.search);
  if (rest === null) return;
  page.history.replaceState(page.history.state, '', page.location.pathname + rest + page.location.hash);
  if (context.authenticatedAccount !== null) return;
  startChunk(
    'information-popup',
    () => import('./dialogs/information-popup.ts'),
    ({ showInformation }) =>
      showInformation(page, {
        title: translate(dialogs.loggedOutTitle),
        message: translate(dialogs.loggedOut),
      }),
  );
}
