import { translateEnglish } from '#messages/translator.ts';
import { describe, expect, it } from 'vitest';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import {
  announcementLine,
  announcementVersion,
  parseAnnouncementBar,
  showsAnnouncementBar,
} from './announcement-bar.ts';
import { providerHome } from './badge.ts';
import { drawnOverlays, type OverlayFacts } from './drawn-overlays.ts';
import { infoBarActions } from './info-bar-actions.ts';
import { parseMobileInfoBar } from './mobile-info-bar.ts';
import { parseOverlays } from './parse-overlays.ts';

const facts: OverlayFacts = {
  isScreenshot: false,
  isPopupDue: true,
  isPopupSuppressed: false,
  showAnnouncementBar: true,
  isAnnouncementClosed: false,
  mobileBarStyle: 'light',
  hasMobileBarActions: true,
  width: 800,
  isMobile: true,
  isCookieBannerOpen: false,
  isDialogOpen: false,
};

describe('which overlays are drawn', () => {
  it.each<[string, string, Partial<OverlayFacts>, boolean]>([
    ['OVER-24', 'style none', { mobileBarStyle: 'none' }, false],
    ['OVER-24', 'style light', {}, true],
    ['OVER-24', 'style dark', { mobileBarStyle: 'dark' }, true],
    ['OVER-25', 'width 1024 on a mobile device', { width: 1024 }, true],
    ['OVER-25', 'width 1025 on a mobile device', { width: 1025 }, false],
    ['OVER-25', 'narrow, but no mobile device', { isMobile: false }, false],
    ['OVER-26', 'without an action', { hasMobileBarActions: false }, false],
    ['OVER-19', 'a screenshot', { isScreenshot: true }, false],
  ])('[%s] info bar, %s', (_id, _name, changes, isDrawn) => {
    expect(drawnOverlays({ ...facts, ...changes }).mobileInfoBar).toBe(isDrawn);
  });
  it.each<[string, string, Partial<OverlayFacts>, boolean]>([
    ['OVER-33', 'popup alone', {}, true],
    ['OVER-33', 'popup under a cookie banner', { isCookieBannerOpen: true }, false],
    ['OVER-33', 'popup under a dialog', { isDialogOpen: true }, false],
    ['OVER-16', 'popup on a suppressed page', { isPopupSuppressed: true }, false],
    ['OVER-20', 'popup before its moment', { isPopupDue: false }, false],
    ['OVER-19', 'popup in a screenshot', { isScreenshot: true }, false],
  ])('[%s] %s', (_id, _name, changes, isDrawn) => {
    expect(drawnOverlays({ ...facts, ...changes }).popupOverlay).toBe(isDrawn);
  });
  it.each<[string, Partial<OverlayFacts>, boolean]>([
    ['OVER-29', { showAnnouncementBar: false }, false],
    ['OVER-29', {}, true],
    ['OVER-31', { isAnnouncementClosed: true }, false],
    ['OVER-19', { isScreenshot: true }, false],
  ])('[%s] announcement bar with %j: %s', (_id, changes, isDrawn) => {
    expect(drawnOverlays({ ...facts, ...changes }).announcementBar).toBe(isDrawn);
  });
  it('hides the cookie banner in a screenshot, else leaves it to its own [OVER-19] [OVER-33]', () => {
    const open = { ...facts, isCookieBannerOpen: true };
    expect(drawnOverlays(open).cookieBanner).toBe(true);
    expect(drawnOverlays({ ...open, isScreenshot: true }).cookieBanner).toBe(false);
  });
});

describe('the announcement bar', () => {
  const bar = { ...parseAnnouncementBar(undefined), text: richTextOf('Sale') };
  it('is shown where it is switched on and has a text [OVER-29]', () => {
    expect([
      showsAnnouncementBar(bar),
      showsAnnouncementBar({ ...bar, isShown: true }),
      showsAnnouncementBar({ ...bar, isShown: true, text: richTextOf(' ') }),
    ]).toEqual([false, true, false]);
  });
  it('is another one when its text or link changed, not when its colours did [OVER-31]', () => {
    const version = announcementVersion(bar);
    expect(announcementVersion({ ...bar, text: richTextOf('Sale!') })).not.toBe(version);
    expect(announcementVersion({ ...bar, link: { kind: 'phone', number: '1' } })).not.toBe(version);
    expect(announcementVersion({ ...bar, theme: 'light' } as typeof bar)).toBe(version);
  });
  it('is one line [OVER-31]', () => {
    expect(announcementLine(richTextOf('One', '', 'two'))).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'One' },
            { type: 'text', text: ' ' },
            { type: 'text', text: 'two' },
          ],
        },
      ],
    });
  });
});

describe('the mobile info bar', () => {
  const nothing = { phone: '', email: '', address: '', openingHours: '' };
  it('has one setting: none, light or dark [OVER-23] [OVER-24]', () => {
    const record = (style: string) => ({ id: 'mobile-info-bar', type: 'mobile-info-bar', style }) as const;
    expect(['light', 'dark', 'none', 'pink'].map((style) => parseMobileInfoBar(record(style)).style)).toEqual(
      ['light', 'dark', 'none', 'none'],
    );
    expect(Object.keys(parseMobileInfoBar(undefined))).toEqual(['id', 'type', 'style']);
  });
  it('holds call, email, directions and hours; what has no data is left out [OVER-26]', () => {
    const all = infoBarActions({
      phone: '+49 (30) 12-34',
      email: ' hi@example.com ',
      address: 'Main St 1\n10115 Berlin',
      openingHours: 'Mo–Fr 9–17',
    });
    expect(all.map((each) => ({ ...each, label: translateEnglish(each.label) }))).toEqual([
      { kind: 'call', label: 'Call', href: 'tel:+49301234' },
      { kind: 'email', label: 'Email', href: 'mailto:hi@example.com' },
      {
        kind: 'directions',
        label: 'Directions',
        href: 'https://www.openstreetmap.org/search?query=Main%20St%201%2C%2010115%20Berlin',
      },
      { kind: 'hours', label: 'Hours', text: 'Mo–Fr 9–17' },
    ]);
    expect(infoBarActions({ ...nothing, email: 'a@b.c' }).map(({ kind }) => kind)).toEqual(['email']);
    expect(infoBarActions({ ...nothing, phone: ' - ', address: ' \n ' })).toEqual([]);
  });
});

it('a site that set nothing has no overlay [OVER-02] [OVER-24] [OVER-29]', () => {
  const { popup, announcementBar, mobileInfoBar, popupForm } = parseOverlays({});
  expect([popup.style, announcementBar.isShown, mobileInfoBar.style, popupForm]).toEqual([
    'none',
    false,
    'none',
    null,
  ]);
});

it('a badge is none, black or white, and nothing else is one [OVER-39]', () => {
  const settings = (badge?: string) =>
    siteSettingsSchema.parse({ id: 'settings', type: 'settings', badge }).badge;
  expect([settings(), settings('black'), settings('white'), settings('red')]).toEqual([
    'none',
    'black',
    'white',
    'none',
  ]);
});

it.each([
  ['https://demo.app.example', 'demo', 'https://app.example/'],
  ['http://a.app.localhost:9000', 'a', 'http://app.localhost:9000/'],
])('the badge on %s leads to the provider [OVER-40]', (origin, identifier, home) => {
  expect(providerHome(origin, identifier)).toBe(home);
});
