import { browserAddress, isOwnPath } from '../links/browser-address.ts';

/** NAV-37: called without a payload. */
export const LOGOUT_PATH = '/api/auth/Logout';

export type LogoutState = 'signed-in' | 'leaving' | 'gone' | 'anonymous';
export type LogoutEvent = 'request' | 'done' | 'failed';

/** NAV-39, NAV-40, NAV-46: an anonymous visitor and a request under way change nothing; a failed one can be repeated. */
export const LOGOUT_TRANSITIONS: Readonly<Record<LogoutState, Readonly<Record<LogoutEvent, LogoutState>>>> = {
  'signed-in': { request: 'leaving', done: 'signed-in', failed: 'signed-in' },
  leaving: { request: 'leaving', done: 'gone', failed: 'signed-in' },
  gone: { request: 'gone', done: 'gone', failed: 'gone' },
  anonymous: { request: 'anonymous', done: 'anonymous', failed: 'anonymous' },
};

/** Where logging out leads: the site root, or the page of the editor's preview frame (NAV-41, NAV-42). */
export function loggedOutAddress(frameUrl: string | null): string {
  const page = frameUrl !== null && isOwnPath(frameUrl) ? browserAddress(frameUrl) : '/';
  const [beforeHash = '/'] = page.split('#');
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}logout=true`;
}

/** NAV-47: the query without `logout`, or null where it was not there. */
export function withoutLogout(query: string): string | null {
  const parameters = new URLSearchParams(query);
  if (parameters.get('logout') !== 'true') return null;
  parameters.delete('logout');
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
