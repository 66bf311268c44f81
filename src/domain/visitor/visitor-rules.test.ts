import { translateEnglish } from '#messages/translator.ts';
import { describe, expect, it } from 'vitest';
import { isEditorPath } from '#domain/links/reserved-paths.ts';
import { configAddress } from './config-address.ts';
import { configRedirect } from './config-redirect.ts';
import { escapeAction, type EscapeSituation } from './escape-action.ts';
import { loggedOutAddress, LOGOUT_TRANSITIONS, withoutLogout } from './logout.ts';
import {
  DEFAULT_POPUP_STYLE,
  INFORMATION_MS,
  POPUP_BUTTONS,
  POPUP_OUTCOMES,
  POPUP_PADDING,
  POPUP_WIDTH,
  HIDE_TIMEOUT_MS,
} from './popup-styles.ts';
import { systemErrorText } from './system-error.ts';

const website = {
  id: 'w',
  identifier: 'demo',
  title: 'Demo',
  language: 'en',
  timeZone: 'UTC',
  appOrigin: 'https://demo.app.example',
  developerMode: false,
  cloneable: false,
};
const owner = {
  website,
  websiteSettings: { useEscapeKeyToLogin: false },
  authenticatedAccount: { id: 'a', displayName: 'Ada' },
  websiteRoles: ['admin' as const],
};
const place = {
  hostname: 'demo.app.example',
  path: '/about',
  query: '?a=1&b=2',
  isTopFrame: true,
  isSkipRemembered: () => false,
};
const stay = { kind: 'stay', remember: false };

describe('redirect into the configuration area', () => {
  it('sends a signed-in owner to /config/ with the encoded path and query [NAV-01] [NAV-02]', () => {
    expect(configRedirect(owner, place)).toEqual({
      kind: 'redirect',
      to: '/config/?frameUrl=%2Fabout%3Fa%3D1%26b%3D2',
    });
  });

  it.each([
    ['anonymous', 'NAV-03', { ...owner, authenticatedAccount: null }, place],
    ['no settings', 'NAV-04', { ...owner, websiteSettings: null }, place],
    ['developer mode', 'NAV-05', { ...owner, website: { ...website, developerMode: true } }, place],
    ['cloneable', 'NAV-06', { ...owner, website: { ...website, cloneable: true } }, place],
    ['a viewer', 'NAV-07', { ...owner, websiteRoles: ['viewer' as const] }, place],
    [
      'a viewer with another role',
      'NAV-15',
      { ...owner, websiteRoles: ['viewer' as const, 'editor' as const] },
      place,
    ],
    ['no role on this site', 'NAV-14', { ...owner, websiteRoles: [] }, place],
    ['inside a frame', 'NAV-08', owner, { ...place, isTopFrame: false }],
    ['on localhost', 'NAV-09', owner, { ...place, hostname: 'localhost' }],
    ['already there', 'NAV-17', owner, { ...place, path: '/config/pages' }],
  ] as const)('stays: %s [%s]', (_name, _id, context, where) => {
    expect(configRedirect(context, where)).toEqual(stay);
  });

  it('skips with noredirect, which it remembers, or the session’s flag [NAV-10] [NAV-11] [NAV-12] [NAV-13]', () => {
    const remember = { kind: 'stay', remember: true };
    expect(configRedirect(owner, { ...place, query: '?noredirect' })).toEqual(remember);
    // What is remembered stays so: the session's flag is there already.
    expect(configRedirect(owner, { ...place, isSkipRemembered: () => true })).toEqual(stay);
  });

  it('does not ask for the session’s flag where nobody would be sent anyway', () => {
    const isSkipRemembered = () => {
      throw new Error('Asked for the flag');
    };
    expect(configRedirect({ ...owner, authenticatedAccount: null }, { ...place, isSkipRemembered })).toEqual(
      stay,
    );
  });

  it('replaces what is not a path of the site by the home page [NAV-16]', () => {
    for (const path of ['//evil.example/', 'https://evil.example', '/\\evil.example']) {
      expect(configAddress('', path, '')).toBe('/config/?frameUrl=%2F');
    }
  });
});

it.each([
  ['/config', true],
  ['/config/pages', true],
  ['/configuration', false],
  ['/', false],
])('counts %s as an editor path: %s [NAV-17]', (path, isEditor) => {
  expect(isEditorPath(path)).toBe(isEditor);
});

const quiet: EscapeSituation = {
  closeTargets: 0,
  isShift: false,
  isSignedIn: false,
  useEscapeKeyToLogin: false,
  isTyping: false,
  editor: null,
};

it.each([
  [{ closeTargets: 2 }, 'close-top', 'NAV-23'],
  [{ closeTargets: 1, isShift: true, isSignedIn: true }, 'close-top', 'NAV-30'],
  [{ closeTargets: 1, isTyping: true }, 'close-top', 'NAV-34'],
  [{ isShift: true, isSignedIn: true }, 'log-out', 'NAV-25'],
  [{ isShift: true }, 'nothing', 'NAV-39'],
  [{ editor: { isGuideOpen: true }, isSignedIn: true }, 'close-guide', 'NAV-31'],
  [{ editor: { isGuideOpen: false }, isSignedIn: true }, 'toggle-panel', 'NAV-26'],
  [{ isSignedIn: true }, 'open-config', 'NAV-27] [NAV-32'],
  [{ useEscapeKeyToLogin: true }, 'open-config', 'NAV-28'],
  [{}, 'nothing', 'NAV-29'],
  [{ isSignedIn: true, isTyping: true }, 'nothing', 'NAV-34'],
  [{ isSignedIn: true, isTyping: true, isShift: true }, 'nothing', 'NAV-34'],
] as const)('Escape with %j does %s [%s]', (changes, action, _id) => {
  expect(escapeAction({ ...quiet, ...changes })).toBe(action);
});

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

it('has four popup styles with their buttons and outcomes, confirm-or-cancel by default [OVER-41] [OVER-42] [OVER-43] [OVER-44] [OVER-45] [OVER-46]', () => {
  expect(POPUP_BUTTONS).toEqual({
    'confirm-or-reject': ['confirm', 'reject'],
    'confirm-or-cancel': ['confirm', 'cancel'],
    'confirm-only': ['confirm'],
    'no-buttons': [],
  });
  expect(DEFAULT_POPUP_STYLE).toBe('confirm-or-cancel');
  expect(POPUP_OUTCOMES).toEqual({ confirm: 'confirmed', reject: 'rejected', cancel: 'cancelled' });
});

it('has the sizes and times of popups [OVER-50] [OVER-51] [OVER-56]', () => {
  expect([HIDE_TIMEOUT_MS, POPUP_WIDTH, POPUP_PADDING, INFORMATION_MS]).toEqual([600, 350, 20, 2000]);
});

const error = { isNetwork: false, serverText: null, url: '/api/x', format: 'JSON', message: 'Broken' };
it.each([
  [
    error,
    false,
    ['This error has been logged and reported. Please reload the page and try again.'],
    'OVER-69] [OVER-75] [OVER-76',
  ],
  [error, true, ['/api/x', 'JSON', 'Broken'], 'OVER-72'],
  [
    { ...error, isNetwork: true },
    false,
    ['Unable to connect to shop.example. Please try again.'],
    'OVER-70] [DATA-48',
  ],
  [{ ...error, isNetwork: true, serverText: 'Closed.' }, true, ['Closed.'], 'OVER-71'],
] as const)(
  'tells of %j in development %s: %j [OVER-68] [OVER-77] [%s]',
  (facts, isDevelopment, lines, _ids) => {
    const text = systemErrorText(facts, 'shop.example', isDevelopment);
    expect(translateEnglish(text.heading)).toBe('Something Went Wrong!');
    expect(text.lines.map((line) => (typeof line === 'string' ? line : translateEnglish(line)))).toEqual(
      lines,
    );
  },
);
