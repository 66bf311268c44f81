import { describe, expect, it } from 'vitest';
import { consentCookieText, CONSENT_COOKIE_MS } from './consent-cookie.ts';
import { hasConsentPolicy } from './consent-policy.ts';
import { clearsTracking, consentState, mayLoadThirdParties, mayTrack } from './consent-state.ts';
import { isBannerAddress, mountsBanner } from './mounts-banner.ts';
import { storedVisitorData, visitorDataSwitches } from './settings-screen.ts';
import { CENSUS_COOKIES, clearingCookieTexts, TRACKING_COOKIES } from './tracking-cookies.ts';

const policy = (isOn: boolean, isAbsolute = false, isCookieBannerEnabled = false) => ({
  isCookieBannerEnabled,
  isRestrictiveCookiePolicyEnabled: isOn,
  isRestrictiveCookiePolicyAbsolute: isAbsolute,
});
const YES = 'crumb=1; CookieConsent=true';
const NO = 'CookieConsent=false';

describe('the choice', () => {
  it.each([
    ['', 'unknown'],
    ['crumb=abc', 'unknown'],
    ['CookieConsent=maybe', 'unknown'],
    [YES, 'accepted'],
    [NO, 'declined'],
  ])('of the cookies %j is %s [CONS-43] [CONS-44]', (cookies, state) => {
    expect(consentState(cookies)).toBe(state);
  });

  it('is kept for 30 days on the site’s own host, readable by scripts [CONS-45] [CONS-49]', () => {
    expect(CONSENT_COOKIE_MS).toBe(2_592_000_000);
    expect(consentCookieText(true, true)).toBe(
      'CookieConsent=true; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
    );
    expect(consentCookieText(false, false)).toBe(
      'CookieConsent=false; Max-Age=2592000; Path=/; SameSite=Lax',
    );
  });
});

describe('the policy', () => {
  it.each([
    ['off', policy(false), '', true, false, false],
    ['off', policy(false), YES, true, true, false],
    ['off', policy(false), NO, false, false, false],
    ['off, asked', policy(false, false, true), '', false, false, false],
    ['off, asked', policy(false, false, true), YES, true, true, false],
    ['off, asked', policy(false, false, true), NO, false, false, false],
    ['on', policy(true), '', false, false, true],
    ['on', policy(true), YES, true, true, false],
    ['on', policy(true), NO, false, false, true],
    ['absolute', policy(true, true), '', false, false, true],
    ['absolute', policy(true, true), YES, false, false, true],
    ['absolute', policy(false, true), YES, false, false, true],
  ])(
    '%s: %j with the cookies %j tracks %s, loads third parties %s, clears %s [CONS-56] [CONS-61] [CONS-62] [CONS-63] [CONS-64]',
    (_name, settings, cookies, tracks, loads, clears) => {
      expect(mayTrack(settings, cookies)).toBe(tracks);
      expect(mayLoadThirdParties(settings, cookies)).toBe(loads);
      expect(clearsTracking(settings, cookies)).toBe(clears);
    },
  );

  it.each([
    [policy(false), false],
    [policy(false, false, true), true],
    [policy(true), true],
    [policy(false, true), true],
  ])('of %j needs a script: %s [CONS-36] [CONS-62]', (settings, needs) => {
    expect(hasConsentPolicy(settings)).toBe(needs);
  });

  it('clears nine cookies, five of them census cookies, by name [CONS-57] [CONS-58] [CONS-59] [CONS-60]', () => {
    expect(CENSUS_COOKIES).toEqual(['ss_cvr', 'ss_cvisit', 'ss_cvt', 'ss_cid', 'ss_cpvisit']);
    expect(TRACKING_COOKIES).toEqual([
      ...CENSUS_COOKIES,
      'SS_ANALYTICS_ID',
      'SS_SESSION_ID',
      'SS_MID',
      'SS_HAS_LANDED',
    ]);
    expect(clearingCookieTexts('localhost')).toHaveLength(9);
    expect(clearingCookieTexts('10.0.0.1')).toHaveLength(9);
    expect(clearingCookieTexts('www.shop.example').filter((text) => text.startsWith('ss_cid='))).toEqual([
      'ss_cid=; Max-Age=0; Path=/',
      'ss_cid=; Max-Age=0; Path=/; Domain=www.shop.example',
      'ss_cid=; Max-Age=0; Path=/; Domain=shop.example',
    ]);
  });

  it.each(['portico_session', 'crumb', 'cart', 'preview', 'lock', 'CookieConsent'])(
    'never clears %s [CONS-65]',
    (name) => {
      expect(clearingCookieTexts('shop.example').some((text) => text.startsWith(`${name}=`))).toBe(false);
    },
  );
});

describe('whether the banner is there', () => {
  const state = {
    isForced: false,
    isCookieBannerEnabled: true,
    isAddressAllowed: true,
    consent: 'unknown',
  } as const;

  it.each([
    ['where the settings and the address ask for it', {}, true, 'CONS-36] [CONS-37'],
    ['not when switched off', { isCookieBannerEnabled: false }, false, 'CONS-36'],
    ['not at an address of others', { isAddressAllowed: false }, false, 'CONS-37'],
    ['not after accepting', { consent: 'accepted' }, false, 'CONS-38'],
    ['not after declining', { consent: 'declined' }, false, 'CONS-38'],
    [
      'forced, whatever else',
      {
        isForced: true,
        isCookieBannerEnabled: false,
        isAddressAllowed: false,
        consent: 'accepted',
      },
      true,
      'CONS-39',
    ],
  ] as const)('%s: %j gives %s [%s]', (_name, changes, isThere, _ids) => {
    expect(mountsBanner({ ...state, ...changes })).toBe(isThere);
  });

  it.each([
    ['/', '', false, false, true],
    ['/configuration', '', false, false, true],
    ['/checkout', '', false, false, true],
    ['/checkout', '', false, true, false],
    ['/config', '', false, true, false],
    ['/config/pages', '', false, false, false],
    ['/', '?screenshot=1', false, false, false],
    ['/', '', true, true, false],
  ])(
    'at %s%s in the editor %s, on the app host %s: %s [CONS-41]',
    (path, query, isInEditor, isProductDomain, is) => {
      expect(isBannerAddress({ path, query, isInEditor, isProductDomain })).toBe(is);
    },
  );
});

describe('switches of the settings screen', () => {
  it.each([true, false])(
    'the activity log is the opposite of the restriction %s [CONS-12]',
    (isRestricted) => {
      const stored = { isVisitorDataRestricted: isRestricted, isRestrictiveCookiePolicyEnabled: false };
      expect(visitorDataSwitches(stored).isActivityLogEnabled).toBe(!isRestricted);
      expect(storedVisitorData({ isActivityLogEnabled: !isRestricted })).toEqual({
        isVisitorDataRestricted: isRestricted,
      });
    },
  );

  it.each([true, false])('analytics cookies disabled stands for the policy %s [CONS-13]', (isOn) => {
    const stored = { isVisitorDataRestricted: false, isRestrictiveCookiePolicyEnabled: isOn };
    expect(visitorDataSwitches(stored).isAnalyticsCookiesDisabled).toBe(isOn);
    expect(storedVisitorData({ isAnalyticsCookiesDisabled: isOn })).toEqual({
      isRestrictiveCookiePolicyEnabled: isOn,
    });
  });
});
