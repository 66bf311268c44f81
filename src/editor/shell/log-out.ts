import { logout } from '#contract/log-out.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { loggedOutAddress } from '#domain/accounts/logout.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

let isLeaving = false;

/** The page that the site frame shows. */
type FramePage = Pick<
  ContentListEntry,
  'path' | 'isHome' | 'isEnabled' | 'workflowState' | 'publishedVersion'
>;

/**
 * Ends the session and opens the page of the site frame, which confirms it (NAV-42, EDIT-33, EDIT-35); the root where
 * visitors would not find that page, or none is shown. Runs once at a time; after a failure the person can try again
 * (NAV-40, NAV-46).
 */
export async function logOut(page: FramePage | null, location: Pick<Location, 'assign'>): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  try {
    await callEndpoint(logout, {});
    location.assign(
      loggedOutAddress(page !== null && isFound(page) && !page.isHome ? encodeURI(page.path) : null),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast(translate(configArea.logoutFailed), { tone: 'danger' });
  } finally {
    isLeaving = false;
  }
}

function isFound(page: FramePage): boolean {
  return page.publishedVersion !== null && page.isEnabled && page.workflowState === 'published';
}
