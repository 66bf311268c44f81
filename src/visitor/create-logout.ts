import { DataCallError } from '#domain/data-call/data-call-error.ts';
import {
  loggedOutAddress,
  LOGOUT_PATH,
  LOGOUT_TRANSITIONS,
  type LogoutState,
} from '#domain/accounts/logout.ts';
import { dialogs } from '#messages/en/dialogs.ts';
import { translate } from './page-words.ts';
import { startChunk } from './start-chunk.ts';
import type { Runtime } from './runtime.ts';

/** Logging out (NAV-37 to NAV-41, NAV-45, NAV-46): runs once, and leaves the page only after a successful answer. */
export function createLogout(runtime: Runtime): () => Promise<void> {
  let state: LogoutState = runtime.context.authenticatedAccount === null ? 'anonymous' : 'signed-in';
  return async () => {
    const next = LOGOUT_TRANSITIONS[state].request;
    const isNew = next === 'leaving' && state !== 'leaving';
    state = next;
    if (!isNew) return;
    try {
      await runtime.call({ method: 'POST', path: LOGOUT_PATH, handlesFailures: true });
      state = LOGOUT_TRANSITIONS[state].done;
      runtime.window.location.assign(loggedOutAddress(null));
    } catch (error) {
      state = LOGOUT_TRANSITIONS[state].failed;
      if (!(error instanceof DataCallError)) throw error;
      startChunk(
        'information-popup',
        () => import('./dialogs/information-popup.ts'),
        ({ showInformation }) =>
          showInformation(runtime.window, { title: translate(dialogs.logoutFailed), message: '' }),
      );
    }
  };
}
