import { translateEnglish } from '#messages/translator.ts';
import { afterEach, expect, it } from 'vitest';
import { CONSENT_EVENT } from '#domain/consent/banner-events.ts';
import { cookieSettingsOf, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import type { Runtime } from '../runtime.ts';
import { runHeldPageCode } from './run-held-page-code.ts';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.cookie = 'CookieConsent=; Max-Age=0; Path=/';
  Reflect.deleteProperty(window, 'ran');
});

it('runs the code of a page in its order, once the visitor has accepted and not before [CONS-63] [DSGN-63]', async () => {
  Reflect.set(window, 'ran', []);
  const ran = () => Reflect.get(window, 'ran') as number[];
  document.body.innerHTML =
    '<div hidden data-held-page-code="<script>window.ran.push(1)</script><p>Chat</p>"></div><div hidden data-held-page-code="<script>window.ran.push(2)</script>"></div>';
  const cookieSettings = {
    ...cookieSettingsOf(parseCookieBanner(undefined), translateEnglish, () => null),
    isCookieBannerEnabled: true,
  };
  stop = runHeldPageCode({ document, context: { cookieSettings } } as unknown as Runtime);
  document.cookie = 'CookieConsent=false; Path=/';
  document.dispatchEvent(new Event(CONSENT_EVENT));
  expect([ran(), document.querySelector('p')]).toEqual([[], null]);
  document.cookie = 'CookieConsent=true; Path=/';
  document.dispatchEvent(new Event(CONSENT_EVENT));
  await expect.poll(ran).toEqual([1, 2]);
  expect(document.querySelector('p')?.checkVisibility()).toBe(true);
  document.dispatchEvent(new Event(CONSENT_EVENT));
  expect(ran()).toEqual([1, 2]);
});
