import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_EVENT } from '#domain/consent/banner-events.ts';
import { cookieSettingsOf, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { CONSENT_COOKIE } from '#domain/consent/consent-cookie.ts';
import type { PixelOnPage } from '#domain/pixel/pixel-on-page.ts';
import { translateEnglish } from '#messages/translator.ts';
import { createCloseTargets } from '../close-targets.ts';
import { createRuntime } from '../runtime.ts';
import { startPixel } from '../start-pixel.ts';
import { TEST_PAGE_CONTEXT } from '../testing/page-context.ts';

const COOKIE_SETTINGS = {
  ...cookieSettingsOf(parseCookieBanner(undefined), translateEnglish, () => null),
  isCookieBannerEnabled: true,
};
const JUG = { id: 'a'.repeat(24), name: 'Jug', price: '68.00', currency: 'USD' };
const TOLD = {
  content_type: 'product',
  content_ids: ['a'.repeat(24)],
  content_name: 'Jug',
  value: 68,
  currency: 'USD',
};

const fbq = vi.fn<(...parts: unknown[]) => void>();
const host = window as Window & { fbq?: unknown; _fbq?: unknown };

let listeners: AbortController;

beforeEach(() => {
  // A page of before listens no more.
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
  fbq.mockClear();
  // The provider's script, as far as it is asked for anything.
  host.fbq = fbq;
  document.body.innerHTML = '';
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  delete host.fbq;
  delete host._fbq;
  document.body.innerHTML = '';
  for (const name of [CONSENT_COOKIE, 'portico_joined']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

function start(pixel?: PixelOnPage): void {
  const context = {
    ...TEST_PAGE_CONTEXT,
    cookieSettings: COOKIE_SETTINGS,
    ...(pixel === undefined ? {} : { pixel }),
  };
  startPixel(createRuntime(window, context, createCloseTargets()));
}
function choose(value: 'true' | 'false'): void {
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/`;
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT));
}
const sent = () =>
  fbq.mock.calls.filter(([call]) => call === 'trackSingle').map(([, id, ...event]) => [id, ...event]);

it('tells of the product of a page once the visitor agrees, without a reload, and of nothing before [CENS-74, CENS-76, COMM-118, CONS-63]', async () => {
  start({ id: '42', product: JUG });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(fbq).not.toHaveBeenCalled();
  choose('true');
  await expect.poll(sent).toEqual([['42', 'ViewContent', TOLD]]);
  expect(fbq.mock.calls.slice(0, 2)).toEqual([
    ['set', 'autoConfig', false, '42'],
    ['init', '42'],
  ]);
});

it('tells of what is put into the cart, of a search, a subscription and a new account [CENS-71, CENS-72, CENS-73, CENS-75, MEMB-17, COMM-118]', async () => {
  document.cookie = `${CONSENT_COOKIE}=true; Path=/`;
  document.cookie = 'portico_joined=1; Path=/';
  document.body.innerHTML =
    '<search class="ProductList-search"><form><input type="search" name="q" value=" blue jug "></form></search>' +
    '<div data-block-type="newsletter"><form id="letter"></form></div><div data-block-type="form"><form id="other"></form></div>' +
    '<form id="product"></form>';
  start({ id: '42' });
  await expect.poll(sent).toEqual([
    ['42', 'Search', { search_string: 'blue jug' }],
    ['42', 'CompleteRegistration', {}],
  ]);
  // Once: the page after it has no such mark.
  expect(document.cookie).not.toContain('portico_joined');
  fbq.mockClear();
  const tell = (id: string, event: string, detail: object) =>
    document.getElementById(id)?.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
  tell('product', 'portico:added-to-cart', { ...JUG, pieces: 3 });
  tell('other', 'portico:form-sent', { formId: 'f' });
  tell('letter', 'portico:form-sent', { formId: 'f' });
  expect(sent()).toEqual([
    ['42', 'AddToCart', { ...TOLD, num_items: 3 }],
    ['42', 'Subscribe', {}],
  ]);
  // Whoever takes it back is followed no further.
  choose('false');
  fbq.mockClear();
  tell('product', 'portico:added-to-cart', JUG);
  expect(sent()).toEqual([]);
});

it('brings the provider’s script late, which nobody misses where it fails, and never without an id [CENS-76, COMM-118]', async () => {
  delete host.fbq;
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="fbevents.js"]');
  document.cookie = `${CONSENT_COOKIE}=true; Path=/`;
  start();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect([script(), host.fbq]).toEqual([null, undefined]);
  start({ id: '42', product: JUG });
  await expect.poll(() => script()?.src).toBe('https://connect.facebook.net/en_US/fbevents.js');
  // What is told before it is there waits for it.
  const waiting = () => (host.fbq as { readonly queue: unknown[][] } | undefined)?.queue ?? [];
  await expect.poll(() => waiting().at(-1)).toEqual(['trackSingle', '42', 'ViewContent', TOLD]);
  script()?.remove();
});
