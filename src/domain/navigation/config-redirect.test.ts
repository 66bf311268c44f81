import { describe, expect, it } from 'vitest';
import { isEditorPath } from '#domain/links/reserved-paths.ts';
import { configAddress } from './config-address.ts';
import { WEBSITE_ROLES } from '#domain/roles/website-roles.ts';
import { configRedirect } from './config-redirect.ts';
import { escapeAction, type EscapeSituation } from './escape-action.ts';

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
const request = {
  hostname: 'demo.app.example',
  path: '/about',
  query: '?a=1&b=2',
  isTopFrame: true,
  isSkipRemembered: () => false,
};
const stay = { kind: 'stay', remember: false };

describe('redirect into the configuration area', () => {
  it('sends a signed-in owner to /config/ with the encoded path and query [NAV-01] [NAV-02] [ROLE-26]', () => {
    expect(configRedirect(owner, request)).toEqual({
      kind: 'redirect',
      to: '/config/?frameUrl=%2Fabout%3Fa%3D1%26b%3D2',
    });
  });

  it.each([
    ['anonymous', 'NAV-03', { ...owner, authenticatedAccount: null }, request],
    ['no settings', 'NAV-04', { ...owner, websiteSettings: null }, request],
    ['developer mode', 'NAV-05', { ...owner, website: { ...website, developerMode: true } }, request],
    ['cloneable', 'NAV-06', { ...owner, website: { ...website, cloneable: true } }, request],
    ['a viewer', 'NAV-07, ROLE-27', { ...owner, websiteRoles: ['viewer' as const] }, request],
    [
      'a viewer with another role',
      'NAV-15',
      { ...owner, websiteRoles: ['viewer' as const, 'editor' as const] },
      request,
    ],
    ['no role on this site', 'NAV-14', { ...owner, websiteRoles: [] }, request],
    ['inside a frame', 'NAV-08', owner, { ...request, isTopFrame: false }],
    ['on localhost', 'NAV-09', owner, { ...request, hostname: 'localhost' }],
    ['already there', 'NAV-17', owner, { ...request, path: '/config/pages' }],
  ] as const)('stays: %s [%s] [ROLE-26]', (_name, _id, context, where) => {
    expect(configRedirect(context, where)).toEqual(stay);
  });

  it.each(WEBSITE_ROLES)('treats every role alike but viewer: %s [ROLE-10] [ROLE-27] [ROLE-29]', (role) => {
    const { kind } = configRedirect({ ...owner, websiteRoles: [role] }, request);
    expect(kind).toBe(role === 'viewer' ? 'stay' : 'redirect');
  });

  it('skips with noredirect, which it remembers, or the session’s flag [NAV-10] [NAV-11] [NAV-12] [NAV-13]', () => {
    const remember = { kind: 'stay', remember: true };
    expect(configRedirect(owner, { ...request, query: '?noredirect' })).toEqual(remember);
    // What is remembered stays so: the session's flag is there already.
    expect(configRedirect(owner, { ...request, isSkipRemembered: () => true })).toEqual(stay);
  });

  it('does not ask for the session’s flag where nobody would be sent anyway', () => {
    const isSkipRemembered = () => {
      throw new Error('Asked for the flag');
    };
    expect(
      configRedirect({ ...owner, authenticatedAccount: null }, { ...request, isSkipRemembered }),
    ).toEqual(stay);
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
