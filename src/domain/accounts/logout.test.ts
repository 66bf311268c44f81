import { expect, it } from 'vitest';
import { loggedOutAddress, LOGOUT_TRANSITIONS, withoutLogout } from './logout.ts';

it('logs out once: further requests under way are ignored, a failed one can be repeated [NAV-39] [NAV-40] [NAV-46]', () => {
  expect(LOGOUT_TRANSITIONS.anonymous.request).toBe('anonymous');
  expect(LOGOUT_TRANSITIONS['signed-in'].request).toBe('leaving');
  expect(LOGOUT_TRANSITIONS.leaving.request).toBe('leaving');
  expect(LOGOUT_TRANSITIONS.leaving.failed).toBe('signed-in');
  expect(LOGOUT_TRANSITIONS.leaving.done).toBe('gone');
});

it.each([
  [null, '/?logout=true', 'NAV-41'],
  ['/about?a=1', '/about?a=1&logout=true', 'NAV-42'],
  ['//evil.example', '/?logout=true', 'NAV-42'],
])('logging out from %s leads to %s [%s]', (frameUrl, address, _id) => {
  expect(loggedOutAddress(frameUrl)).toBe(address);
});

it.each([
  ['?logout=true', ''],
  ['?a=1&logout=true&b=2', '?a=1&b=2'],
  ['?logout=false', null],
  ['', null],
])('takes logout out of %j: %j [NAV-43] [NAV-47]', (query, rest) => {
  expect(withoutLogout(query)).toBe(rest);
});
