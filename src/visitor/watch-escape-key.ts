import { configAddress } from '#domain/navigation/config-address.ts';
import { escapeAction } from '#domain/navigation/escape-action.ts';
import type { Runtime } from './runtime.ts';
import { startChunk } from './start-chunk.ts';

const TYPING =
  'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio]), textarea, select';

/** The open mobile navigation, and other native popovers (NAV-33). */
const OPEN_MENU = '[popover]:not([popover=manual]):popover-open';

/** Handles the Escape key on a published page (NAV-22 to NAV-36). */
export function watchEscapeKey(runtime: Runtime): void {
  const { document, context, closeTargets, window: page } = runtime;
  let logOut: (() => Promise<void>) | null = null;
  const isSignedIn = context.authenticatedAccount !== null;
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const menu = document.querySelector<HTMLElement>(OPEN_MENU);
    const action = escapeAction({
      closeTargets: closeTargets.count + (menu === null ? 0 : 1),
      isShift: event.shiftKey,
      isSignedIn,
      useEscapeKeyToLogin: context.websiteSettings?.useEscapeKeyToLogin ?? false,
      isTyping: event.isComposing || isTyping(document.activeElement),
      editor: null,
    });
    switch (action) {
      case 'close-top':
        // Without this the browser would close the dialog below as well.
        event.preventDefault();
        // An open menu was opened last, since a dialog that opens closes it.
        if (menu === null) closeTargets.closeTop();
        else menu.hidePopover();
        break;
      case 'log-out':
        startChunk(
          'create-logout',
          () => import('./create-logout.ts'),
          ({ createLogout }) => (logOut ??= createLogout(runtime))(),
        );
        break;
      case 'open-config':
        page.location.assign(
          configAddress(context.website.appOrigin, page.location.pathname, page.location.search),
        );
        break;
      case 'close-guide':
      case 'toggle-panel':
      case 'nothing':
        break;
    }
  });
}

function isTyping(focused: Element | null): boolean {
  return (
    focused !== null &&
    (focused.matches(TYPING) || (focused instanceof HTMLElement && focused.isContentEditable))
  );
}
