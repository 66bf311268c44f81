import { translateEnglish } from '#messages/translator.ts';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { form } from '#blocks/form/index.ts';
import { testBlockContext } from '#blocks/testing/test-block-context.tsx';
import { parseDesign } from '#domain/design/design-settings.ts';
import { newField } from '#domain/forms/new-field.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { cookieSettingsOf, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { parseAnnouncementBar } from '#domain/overlays/announcement-bar.ts';
import { ANNOUNCEMENT_KEY } from '#domain/overlays/announcement-key.ts';
import { infoBarActions } from '#domain/overlays/info-bar-actions.ts';
import { OVERLAY_EVENT } from '#domain/overlays/overlay-event.ts';
import {
  parsePopupOverlay,
  popupOverlaySettings,
  type PopupOverlay,
} from '#domain/overlays/popup-overlay.ts';
import { popupRecordKey, readPopupRecord } from '#domain/overlays/popup-record.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import type { JsonObject } from '#lib/json.ts';
import { AnnouncementBarView } from '#site/overlays/announcement-bar-view.tsx';
import { overlayMarkup } from '#site/overlays/overlay-markup.tsx';
import { NO_OVERLAYS, type PageOverlays } from '#site/overlays/page-overlays.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { pageStyles } from '#site/page-styles.ts';
import overlayStyles from '#site/styles/overlays.css?inline';
import { createCloseTargets } from '../close-targets.ts';
import { hideCookieBanner, showCookieBanner } from '../consent/cookie-banner.ts';
import { createRuntime, type Runtime } from '../runtime.ts';
import { TEST_PAGE_CONTEXT } from '../testing/page-context.ts';
import { startOverlays } from './start-overlays.ts';
import { MOUSE_POSITION } from './track-mouse-position.ts';
import { startOverlayManager } from './overlay-manager.ts';

const OWNER = { authenticatedAccount: { id: 'a', displayName: 'Ada' } };
const KEY = popupRecordKey('w');
const FORM_ID = '0199f3b4c0de0a1b2c3d4e00';

let stop: () => void;
let styles: HTMLStyleElement;

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1200, 800);
  styles = document.createElement('style');
  styles.textContent = pageStyles({
    design: parseDesign(undefined),
    blockTypes: ['form'],
    extra: overlayStyles,
  });
  document.head.append(styles);
  stop = () => undefined;
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  styles.remove();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
});

const popupOf = (changes: Partial<PopupOverlay> = {}): PopupOverlay => ({
  ...parsePopupOverlay(undefined),
  style: 'show',
  delaySeconds: 0,
  title: 'Spring sale',
  action: 'button',
  buttonLink: { kind: 'url', href: '#sale', newWindow: false },
  ...changes,
});

/** The page as the server writes it with these overlays, and its manager. */
function start(overlays: Partial<PageOverlays>, changes: Partial<PageContext> = {}): Runtime {
  const all = { ...NO_OVERLAYS, ...overlays };
  const context = testBlockContext();
  const bar =
    all.announcementBar === null
      ? ''
      : renderMarkup(<AnnouncementBarView bar={all.announcementBar} context={{ ...context, host: 'app' }} />);
  document.body.innerHTML = `${bar}<main id="main" tabindex="-1"><h1>Page</h1><button>Before</button></main>${overlayMarkup(all, context, 'https://app.example/')}`;
  const runtime = createRuntime(
    window,
    {
      ...TEST_PAGE_CONTEXT,
      showAnnouncementBar: all.announcementBar !== null,
      ...(all.popup === null ? {} : { popupOverlaySettings: popupOverlaySettings(all.popup.settings) }),
      ...(all.infoBar === null ? {} : { mobileInfoBarSettings: { style: all.infoBar.style } }),
      ...changes,
    },
    createCloseTargets(),
  );
  stop = startOverlayManager(runtime);
  return runtime;
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
/** An overlay that fades in has its colours and its place only at the end. */
const settled = () => Promise.all(document.getAnimations().map((animation) => animation.finished));
const record = () => readPopupRecord(localStorage.getItem(KEY));

/** Makes the device one with a finger as its pointer. */
function touchDevice(): void {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : original(query),
  );
}

it.each([
  ['its button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
  ['its link', () => userEvent.click(page.getByRole('link', { name: 'Learn more' }))],
] as const)(
  'the popup takes the focus, is closed by %s, gives the focus back and is remembered [OVER-08] [OVER-09] [OVER-11] [OVER-21]',
  async (_name, close) => {
    const popup = popupOf({ version: 4 });
    document.body.replaceChildren();
    start({ popup: { settings: popup, form: null } });
    const before = document.querySelector<HTMLElement>('main button');
    before?.focus();
    await expect.element(page.getByRole('dialog', { name: 'Spring sale' })).toBeVisible();
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    expect(record()).toBeNull();
    await settled();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await close();
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(before);
    expect(record()).toMatchObject({ version: 4, submitted: false });
    expect(Date.now() - Date.parse(record()?.closedDate ?? '')).toBeLessThan(60_000);
  },
);

it('a popup closed before is not shown, a changed one is, and a page shows it once [OVER-04] [OVER-12] [OVER-20]', async () => {
  const interval = vi.spyOn(window, 'setInterval');
  localStorage.setItem(
    KEY,
    JSON.stringify({ closedDate: new Date().toISOString(), version: 1, submitted: false }),
  );
  start({ popup: { settings: popupOf({ version: 1 }), form: null } });
  expect(interval).not.toHaveBeenCalled();
  stop();
  start({ popup: { settings: popupOf({ version: 2, displayFrequency: 0 }), form: null } });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(interval).toHaveBeenCalledTimes(1);
});

it('with storage switched off the popup comes up once, and can be closed [OVER-13]', async () => {
  const [began, ended] = [vi.spyOn(window, 'setInterval'), vi.spyOn(window, 'clearInterval')];
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  start({ popup: { settings: popupOf(), form: null } });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  // Nothing waits for another moment on this page load.
  expect(began).toHaveBeenCalledOnce();
  expect(ended).toHaveBeenCalledWith(began.mock.results[0]?.value);
});

it('a form in the popup is sent as one of an overlay, which is remembered [OVER-10] [FORM-60]', async () => {
  const data = {
    ...form.defaults(),
    fields: [{ ...newField('email', 'mail'), title: 'Email', required: true }],
    submitText: 'Sign up',
    successText: richTextOf('You are on the list.'),
  } as unknown as JsonObject;
  const block: BlockRecord = {
    id: FORM_ID,
    type: 'block',
    blockType: 'form',
    sectionId: 'popup-overlay',
    desktop: { x: 0, y: 0, w: 8, h: 8 },
    mobile: null,
    dataVersion: form.dataVersion,
    data,
  };
  const bodies: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((_url, init) => {
    bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    return Promise.resolve(new Response(JSON.stringify({ data: { key: 'k' } }), { status: 200 }));
  });
  const events: unknown[] = [];
  const note = (event: Event) => events.push((event as CustomEvent).detail.event);
  document.addEventListener(OVERLAY_EVENT, note);
  start({ popup: { settings: popupOf({ action: 'form', showUntilSignup: true }), form: block } });
  await userEvent.fill(page.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Sign up' }));
  await expect.element(page.getByText('You are on the list.')).toBeVisible();
  expect(bodies.at(-1)).toMatchObject({ formId: FORM_ID, isOverlayForm: true, submitButtonText: 'Sign up' });
  expect(record()?.submitted).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(record()?.submitted).toBe(true);
  document.removeEventListener(OVERLAY_EVENT, note);
  expect(events).toEqual(['shown', 'submitted', 'closed']);
});

it('signed-in owners get the popup, and their views are not told to the analytics [OVER-14] [OVER-15]', async () => {
  const noted = vi.fn<() => void>();
  document.addEventListener(OVERLAY_EVENT, noted);
  start({ popup: { settings: popupOf(), form: null } }, OWNER);
  await expect.element(page.getByRole('dialog', { name: 'Spring sale' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  document.removeEventListener(OVERLAY_EVENT, noted);
  expect(noted).not.toHaveBeenCalled();
});

it('the popup waits for the cookie banner and for who is writing [OVER-33]', async () => {
  start({ popup: { settings: popupOf(), form: null } });
  const banner = document.createElement('div');
  banner.className = 'portico-cookie-banner';
  banner.dataset['edge'] = 'bottom';
  document.body.append(banner);
  const field = document.createElement('input');
  document.querySelector('main')?.append(field);
  field.focus();
  const ticks = vi.spyOn(document, 'hidden', 'get');
  const looks = async (count: number) => {
    const before = ticks.mock.calls.length;
    await expect.poll(() => ticks.mock.calls.length).toBeGreaterThan(before + count);
  };
  await looks(2);
  expect(dialog()).toBeNull();
  banner.remove();
  await looks(2);
  expect(dialog()).toBeNull();
  field.blur();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('does not move for who prefers reduced motion [OVER-21]', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  start({ popup: { settings: popupOf(), form: null } });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(dialog()?.getAnimations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

it('the announcement bar is closed by its button, until its text changes [OVER-28] [OVER-30] [OVER-31]', async () => {
  const bar = { ...parseAnnouncementBar(undefined), isShown: true, text: richTextOf('Free shipping') };
  start({ announcementBar: bar });
  const shown = page.getByRole('complementary', { name: 'Announcement' });
  await expect.element(shown).toBeVisible();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Close announcement' }));
  expect(document.querySelector<HTMLElement>('.portico-announcement')?.checkVisibility()).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('main'));
  stop();
  start({ announcementBar: { ...bar, theme: 'light' } });
  expect(document.querySelector<HTMLElement>('.portico-announcement')?.hidden).toBe(true);
  stop();
  start({ announcementBar: { ...bar, text: richTextOf('Free shipping again') } });
  await expect.element(shown).toBeVisible();
  expect(localStorage.getItem(ANNOUNCEMENT_KEY)).not.toBeNull();
});

it('a link of the whole announcement bar holds no other link [OVER-31]', () => {
  const text = richTextOf('Sale');
  const link = { kind: 'url' as const, href: '/sale', newWindow: false };
  start({ announcementBar: { ...parseAnnouncementBar(undefined), isShown: true, text, link } });
  expect(document.querySelector('.portico-announcement a')?.textContent).toBe('Sale');
  expect(document.querySelectorAll('.portico-announcement a')).toHaveLength(1);
});

it.each([
  [768, true],
  [1024, true],
  [1025, false],
])(
  'in a window of %d px of a device with touch there is an info bar: %s, for phones and tablets to 1024 px [IMG-31] [IMG-32] [IMG-33] [OVER-25]',
  async (width, isShown) => {
    await page.viewport(width, 800);
    touchDevice();
    start({
      infoBar: {
        style: 'dark',
        actions: infoBarActions({ phone: '1', email: '', address: '', openingHours: '' }),
      },
    });
    expect(document.querySelector('.portico-info-bar')?.checkVisibility() ?? false).toBe(isShown);
  },
);

it('the info bar follows width and device, holds its actions and tells the hours [OVER-24] [OVER-25] [OVER-26] [OVER-27]', async () => {
  const actions = infoBarActions({
    phone: '123',
    email: 'a@b.c',
    address: 'Main St',
    openingHours: 'Mon 9–17\nTue closed',
  });
  await page.viewport(1024, 800);
  start({ infoBar: { style: 'dark', actions } });
  expect(document.querySelector('.portico-info-bar')).toBeNull();
  stop();
  touchDevice();
  start({ infoBar: { style: 'dark', actions } });
  const bar = page.getByRole('navigation', { name: 'Contact' });
  await expect.element(bar).toBeVisible();
  await settled();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
  const box = document.querySelector('.portico-info-bar')?.getBoundingClientRect();
  expect(box?.bottom).toBe(window.innerHeight);
  await userEvent.click(bar.getByRole('button', { name: 'Hours' }));
  await expect.element(page.getByRole('alertdialog', { name: 'Opening hours' })).toBeVisible();
  await expect.element(page.getByText('Tue closed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await page.viewport(1100, 800);
  await expect.poll(() => document.querySelector('.portico-info-bar')).toBeNull();
  await page.viewport(600, 800);
  await expect.element(bar).toBeVisible();
});

it('what lies at the lower edge does not cover one another, nor what has the focus [OVER-33] [OVER-40] [CONS-42]', async () => {
  touchDevice();
  await page.viewport(600, 800);
  const actions = infoBarActions({ phone: '123', email: '', address: '', openingHours: '' });
  const before = document.documentElement.scrollHeight;
  const runtime = start({ infoBar: { style: 'light', actions }, badge: 'black' });
  const { documentElement: root } = document;
  const last = document.createElement('p');
  last.innerHTML = '<button>Last</button>';
  last.style.marginBlockStart = '2000px';
  document.querySelector('main')?.append(last);
  const height = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  await expect.poll(() => height('.portico-info-bar')).toBeGreaterThan(0);
  await expect.poll(() => root.style.getPropertyValue('--lower-edge')).not.toBe('');
  const bare = root.scrollHeight - height('.portico-info-bar');
  expect(bare).toBeGreaterThan(before);
  showCookieBanner(runtime, {
    ...cookieSettingsOf(parseCookieBanner(undefined), translateEnglish, () => null),
    isCookieBannerEnabled: true,
  });
  await settled();
  const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
  const bottom = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().bottom ?? 999;
  await expect.poll(() => bottom('.portico-cookie-banner')).toBeLessThanOrEqual(top('.portico-info-bar'));
  await expect.poll(() => bottom('.portico-badge')).toBeLessThanOrEqual(top('.portico-cookie-banner'));
  // The page has room for both, each counted once.
  const taken = () => height('.portico-info-bar') + height('.portico-cookie-banner');
  await expect.poll(() => root.scrollHeight).toBe(bare + taken());
  expect(getComputedStyle(root).scrollPaddingBlockEnd).toBe(`${taken()}px`);
  last.querySelector('button')?.focus();
  await expect
    .poll(() => last.querySelector('button')?.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(top('.portico-cookie-banner'));
  hideCookieBanner(document);
  await expect.poll(() => root.scrollHeight).toBe(bare + height('.portico-info-bar'));
  const badge = document.querySelector<HTMLAnchorElement>('.portico-badge');
  expect([badge?.href, badge?.target, badge?.textContent]).toEqual([
    'https://app.example/',
    '_blank',
    'Made with Portico',
  ]);
  expect(window.innerWidth - (badge?.getBoundingClientRect().right ?? 0)).toBeLessThan(40);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(badge && getComputedStyle(badge).display).toBe('none');
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

it('the mouse position is kept in the page, for signed-in users only [OVER-34] [OVER-35] [ROLE-32] [ROLE-33]', async () => {
  const position = () => Reflect.get(window, MOUSE_POSITION) as unknown;
  const fetched = vi.spyOn(window, 'fetch');
  const move = (x: number) =>
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: 7, pointerType: 'mouse' }));
  startOverlays(createRuntime(window, TEST_PAGE_CONTEXT, createCloseTargets()));
  await import('./track-mouse-position.ts');
  move(1);
  expect(position()).toBeUndefined();
  startOverlays(createRuntime(window, { ...TEST_PAGE_CONTEXT, ...OWNER }, createCloseTargets()));
  await expect
    .poll(() => {
      move(40);
      return position();
    })
    .toEqual({ x: 40, y: 7 });
  expect(fetched).not.toHaveBeenCalled();
});

it('a page with overlays starts the manager, for visitors and owners [OVER-14] [OVER-28] [OVER-32] [ROLE-30] [ROLE-31]', async () => {
  start({ popup: { settings: popupOf(), form: null } });
  stop();
  for (const changes of [{}, OWNER]) {
    const settings = popupOverlaySettings(popupOf());
    const runtime = createRuntime(
      window,
      { ...TEST_PAGE_CONTEXT, popupOverlaySettings: settings, ...changes },
      createCloseTargets(),
    );
    startOverlays(runtime);
    await expect.element(page.getByRole('dialog', { name: 'Spring sale' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    localStorage.clear();
  }
});
