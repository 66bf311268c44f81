import { translateEnglish } from '#messages/translator.ts';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  FORCE_BANNER_EVENT,
  FORCED_BANNER_CLASS,
  UNFORCE_BANNER_EVENT,
  UPDATE_BANNER_EVENT,
} from '#domain/consent/banner-events.ts';
import { BANNER_GAP, BANNER_Z_INDEX } from '#domain/consent/banner-styles.ts';
import { cookieSettingsOf, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { CookieSettings } from '#domain/consent/cookie-settings.ts';
import { TRACKING_COOKIES } from '#domain/consent/tracking-cookies.ts';
import type { JsonValue } from '#lib/json.ts';
import { createCloseTargets } from '../close-targets.ts';
import type { Runtime } from '../runtime.ts';
import { windowWith } from '../testing/page-window.ts';
import { onConsent } from './consent.ts';
import { startConsent } from './start-consent.ts';

const SETTINGS: CookieSettings = {
  ...cookieSettingsOf(parseCookieBanner(undefined), translateEnglish, () => null),
  isCookieBannerEnabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
};
let calls: (JsonValue | undefined)[];
let listeners: AbortController;
const reload = vi.fn<() => void>();

beforeEach(() => {
  calls = [];
  reload.mockClear();
  listeners = new AbortController();
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject | null, options?: unknown) => {
      if (listener === null) return;
      const given = (options ?? {}) as AddEventListenerOptions;
      const signals = [listeners.signal, ...(given.signal === undefined ? [] : [given.signal])];
      add(type, listener, { ...given, signal: AbortSignal.any(signals) });
    },
  );
  document.body.innerHTML =
    '<a class="portico-skip" href="#main">Skip</a><main id="main" tabindex="-1"><h1>Page</h1><a href="/#cookie-settings">Cookie settings</a></main>';
});
afterEach(() => {
  document.dispatchEvent(new CustomEvent(UNFORCE_BANNER_EVENT));
  listeners.abort();
  vi.restoreAllMocks();
  document.querySelector('.portico-cookie-banner')?.remove();
  document.body.className = '';
  document.documentElement.removeAttribute('style');
  for (const name of ['CookieConsent', 'crumb', ...TRACKING_COOKIES])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  document.body.replaceChildren();
  localStorage.clear();
});

function start(changes: Partial<CookieSettings> = {}): Runtime {
  // The test's own page stands in a frame; a visitor's does not.
  const { protocol, origin, hostname, pathname, search, hash } = window.location;
  const location = { protocol, origin, hostname, pathname, search, hash, reload };
  const own = windowWith({ frameElement: null, location });
  const runtime = {
    window: own,
    document,
    context: {
      website: { language: 'en', appOrigin: 'https://x.example' },
      cookieSettings: { ...SETTINGS, ...changes },
    },
    closeTargets: createCloseTargets(),
    call: (request: { body?: JsonValue }) => {
      calls.push(request.body);
      return Promise.resolve(null);
    },
  } as unknown as Runtime;
  startConsent(runtime);
  return runtime;
}

const banner = () => page.getByRole('region', { name: 'Cookies' });
const accept = () => page.getByRole('button', { name: 'Accept' });
const decline = () => page.getByRole('button', { name: 'Decline' });
const send = (name: string, detail?: object) => document.dispatchEvent(new CustomEvent(name, { detail }));

it.each([
  ['Accept', 'true', 'CONS-43] [CONS-46'],
  ['Decline', 'false', 'CONS-44] [CONS-47'],
])('%s stores %s, takes the banner away and records the choice [%s]', async (name, value, _ids) => {
  start();
  await userEvent.click(page.getByRole('button', { name }));
  await expect.element(banner()).not.toBeInTheDocument();
  expect(document.cookie).toContain(`CookieConsent=${value}`);
  expect(calls).toEqual([
    { isAccepted: value === 'true', textVersion: expect.stringMatching(/^[0-9a-f]{8}$/) },
  ]);
});

it('is not there for who has chosen, and is again when the cookie has run out [CONS-38] [CONS-48]', async () => {
  document.cookie = 'CookieConsent=false; Path=/';
  start();
  start({ isCookieBannerEnabled: false });
  document.cookie = 'CookieConsent=; Max-Age=0; Path=/';
  expect(document.querySelector('.portico-cookie-banner')).toBeNull();
  start();
  await expect.element(banner()).toBeVisible();
});

it('is a region early in the tab order that takes and keeps no focus, under dialogs [CONS-42]', async () => {
  start();
  await expect.element(banner()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(accept().element());
  await userEvent.tab();
  expect(document.activeElement).toBe(decline().element());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Cookie settings');
  expect(getComputedStyle(banner().element()).zIndex).toBe(String(BANNER_Z_INDEX));
  expect(BANNER_Z_INDEX).toBeLessThan(30_000);
  const height = (banner().element() as HTMLElement).offsetHeight;
  await expect
    .poll(() => getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
    .toBe(`${height}px`);
});

it('works with the keyboard alone and leaves the focus in the page [CONS-42] [CONS-47]', async () => {
  start();
  await expect.element(banner()).toBeVisible();
  (decline().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.cookie).toContain('CookieConsent=false');
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it.each([
  ['BAR', 'TOP', 'LIGHT', 'TEXT', 'OPT_IN'],
  ['BAR', 'BOTTOM', 'DARK', 'ICON', 'OPT_IN'],
  ['BAR', 'BOTTOM', 'LIGHT', 'BUTTON', 'OPT_IN_AND_OUT'],
  ['POPUP', 'TOP_LEFT', 'DARK', 'BUTTON', 'OPT_IN_AND_OUT'],
  ['POPUP', 'TOP_RIGHT', 'LIGHT', 'ICON', 'OPT_IN'],
  ['POPUP', 'BOTTOM_RIGHT', 'DARK', 'TEXT', 'OPT_IN_AND_OUT'],
] as const)(
  'as %s at %s, %s, %s, %s has its place and no accessibility problem [CONS-11]',
  async (variant, position, theme, cta, type) => {
    start({
      cookieBannerVariant: variant,
      cookieBannerPosition: position,
      cookieBannerTheme: theme,
      cookieBannerCtaVariant: cta,
      cookieBannerAcceptType: type,
    });
    await expect.element(banner()).toBeVisible();
    const element = banner().element() as HTMLElement;
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
    const box = element.getBoundingClientRect();
    const isTop = position.startsWith('TOP');
    const edge = variant === 'BAR' ? 0 : 16;
    expect(isTop ? box.top : window.innerHeight - box.bottom).toBeCloseTo(edge, 0);
    const room = { left: box.left, right: document.documentElement.clientWidth - box.right };
    const isBeside = (side: 'left' | 'right') => variant === 'BAR' || position.endsWith(side.toUpperCase());
    const held = (['left', 'right'] as const).filter((side) => isBeside(side));
    expect(held.map((side) => Math.round(room[side]))).toEqual(held.map(() => edge));
    const { violations } = await axe.run(element, { resultTypes: ['violations'] });
    expect(violations.map(({ id }) => id)).toEqual([]);
  },
);

it('at the top keeps its room there, and gives it back [CONS-42]', async () => {
  start({ cookieBannerPosition: 'TOP' });
  await expect.element(banner()).toBeVisible();
  const { documentElement: root } = document;
  const height = (banner().element() as HTMLElement).offsetHeight;
  await expect.poll(() => getComputedStyle(root).paddingBlockStart).toBe(`${height}px`);
  expect(root.style.getPropertyValue('--top-edge')).not.toBe('');
  await userEvent.click(accept());
  await expect.element(banner()).not.toBeInTheDocument();
  expect([getComputedStyle(root).paddingBlockStart, root.style.getPropertyValue('--top-edge')]).toEqual([
    '0px',
    '',
  ]);
});

it.each(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const)(
  'as a card at %s takes no room of the page, and what gets the focus is scrolled clear of it [CONS-42] [CONS-11]',
  async (position) => {
    start({ cookieBannerVariant: 'POPUP', cookieBannerPosition: position });
    await expect.element(banner()).toBeVisible();
    const { documentElement: root } = document;
    const height = (banner().element() as HTMLElement).offsetHeight + BANNER_GAP;
    const side = position.startsWith('TOP') ? 'scrollPaddingBlockStart' : 'scrollPaddingBlockEnd';
    await expect
      .poll(() => Number.parseFloat(getComputedStyle(root)[side].replace(/^max\(.*, /, '')))
      .toBeGreaterThanOrEqual(height);
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(root);
    expect([paddingBlockStart, paddingBlockEnd, root.style.getPropertyValue('--top-edge')]).toEqual([
      '0px',
      '0px',
      '',
    ]);
    await userEvent.click(accept());
    await expect.element(banner()).not.toBeInTheDocument();
    expect(root.getAttribute('style') ?? '').toBe('');
  },
);

it('opens again through a link with the present choice, and gives the focus back [CONS-50]', async () => {
  document.cookie = 'CookieConsent=true; Path=/';
  const { closeTargets } = start();
  const link = page.getByRole('link', { name: 'Cookie settings' });
  await userEvent.click(link);
  await expect.element(page.getByText('You have accepted cookies.')).toBeVisible();
  expect(document.activeElement).toBe(accept().element());
  expect(closeTargets.count).toBe(1);
  await userEvent.click(decline());
  expect(document.cookie).toContain('CookieConsent=false');
  expect(document.activeElement).toBe(link.element());
  expect(closeTargets.count).toBe(0);
  // What had come with the consent ends with the page.
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

it('is forced, drawn anew and let go by events; its controls do nothing while the body says so [CONS-39] [CONS-51] [CONS-52] [CONS-53] [CONS-54] [CONS-55]', async () => {
  document.cookie = 'CookieConsent=false; Path=/';
  start({ isCookieBannerEnabled: false });
  document.body.classList.add(FORCED_BANNER_CLASS);
  send(FORCE_BANNER_EVENT);
  await userEvent.click(accept());
  await expect.element(banner()).toBeVisible();
  expect(document.cookie).toContain('CookieConsent=false');
  expect(calls).toEqual([]);
  send(UPDATE_BANNER_EVENT, { cookieBannerCtaText: 'Fine by me', cookieBannerTheme: 'LIGHT' });
  await expect.element(page.getByRole('button', { name: 'Fine by me' })).toBeVisible();
  expect((banner().element() as HTMLElement).dataset['bannerTheme']).toBe('LIGHT');
  send(UNFORCE_BANNER_EVENT);
  await expect.element(banner()).not.toBeInTheDocument();
});

it('follows the saved settings once it is let go without a choice [CONS-54] [CONS-55]', async () => {
  start();
  await expect.element(banner()).toBeVisible();
  send(FORCE_BANNER_EVENT);
  send(UPDATE_BANNER_EVENT, { cookieBannerCtaText: 'Other' });
  await expect.element(page.getByRole('button', { name: 'Other' })).toBeVisible();
  send(UNFORCE_BANNER_EVENT);
  await expect.element(accept()).toBeVisible();
});

it('clears the tracking cookies and their copies, and no other, on every page without acceptance [CONS-56] [CONS-57] [CONS-60] [CONS-62] [CONS-65]', () => {
  document.cookie = 'CookieConsent=false; Path=/';
  document.cookie = 'crumb=kept; Path=/';
  for (const name of TRACKING_COOKIES) document.cookie = `${name}=1; Path=/`;
  localStorage.setItem('SS_MID', '1');
  localStorage.setItem('cart', '1');
  start({ isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: false });
  for (const name of TRACKING_COOKIES) expect(document.cookie).not.toContain(`${name}=`);
  expect(document.cookie).toContain('crumb=kept');
  expect(document.cookie).toContain('CookieConsent=false');
  expect(localStorage.getItem('SS_MID')).toBeNull();
  expect(localStorage.getItem('cart')).toBe('1');
});

it('lets what waits run after acceptance without a reload, and not after a decline [CONS-63]', async () => {
  const runtime = start({ isRestrictiveCookiePolicyEnabled: true });
  const ran: string[] = [];
  onConsent(runtime, () => ran.push('waiting'));
  onConsent(runtime, () => ran.push('taken back'))();
  await userEvent.click(decline());
  expect([ran, reload.mock.calls.length]).toEqual([[], 0]);
  await userEvent.click(page.getByRole('link', { name: 'Cookie settings' }));
  await userEvent.click(accept());
  expect(ran).toEqual(['waiting']);
  onConsent(runtime, () => ran.push('at once'));
  expect(ran).toEqual(['waiting', 'at once']);
});

it('never lets it run under the absolute policy [CONS-64]', async () => {
  const runtime = start({ isRestrictiveCookiePolicyAbsolute: true });
  const run = vi.fn<() => void>();
  onConsent(runtime, run);
  await userEvent.click(accept());
  expect(run).not.toHaveBeenCalled();
});
