import { describe, expect, it } from 'vitest';
import { button } from '#blocks/button/index.ts';
import { form } from '#blocks/form/index.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { PAGE_CONTEXT_ELEMENT_ID } from '#domain/page-runtime/page-context.ts';
import type { PublishedPageContext } from '../page/page-context-of.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import { renderPage } from '../page/render-page.tsx';
import type { SiteShell } from '#site/content/site-shell.ts';

const PAGE_ID = 'a'.repeat(24);
const FORM_ID = 'f'.repeat(24);
const RECORDS: DocumentRecords = {
  'popup-overlay': {
    id: 'popup-overlay',
    type: 'popup-overlay',
    style: 'show',
    version: 3,
    title: 'Spring <sale>',
    action: 'form',
    formBlockId: FORM_ID,
  },
  [FORM_ID]: {
    id: FORM_ID,
    type: 'block',
    blockType: 'form',
    sectionId: 'popup-overlay',
    desktop: { x: 0, y: 0, w: 8, h: 8 },
    data: form.defaults() as unknown as DocumentRecord[string],
  },
  'announcement-bar': {
    id: 'announcement-bar',
    type: 'announcement-bar',
    isShown: true,
    text: richTextOf('Free shipping'),
  },
  'mobile-info-bar': { id: 'mobile-info-bar', type: 'mobile-info-bar', style: 'dark' },
  'business-details': { id: 'business-details', type: 'business-details', phone: '123' },
};
const shellOf = (records: DocumentRecords, badge = 'black'): SiteShell => ({
  siteId: 'c'.repeat(24),
  identifier: 'demo',
  websiteType: 'classic',
  siteStatus: 'comped',
  revision: 1,
  settings: siteSettingsSchema.parse({ id: 'settings', type: 'settings', badge }),
  header: siteHeaderSchema.parse({ id: 'header', type: 'header' }),
  design: parseDesign(undefined),
  records,
  footer: [],
  origin: 'http://demo.localhost:8080',
  appOrigin: 'http://demo.app.localhost:8080',
  appDomain: 'app.localhost',
});
const request: PageRequest = {
  path: '/',
  isHome: true,
  host: 'public',
  account: null,
  websiteRoles: [],
  targets: new Map(),
  runtimeHref: '/_portico/visitor/main.js',
  isPreview: false,
  isScreenshot: false,
  isDevelopment: false,
};
const content: PageContent = {
  kind: 'page',
  documentId: PAGE_ID,
  title: 'Home',
  seoTitle: '',
  description: '',
  socialImage: null,
  isNoindex: false,
  updatedAt: '2026-01-01T00:00:00Z',
  sections: [],
};

function render(shell: SiteShell, changes: Partial<PageRequest> = {}, shown: PageContent = content) {
  const { html } = renderPage(shell, shown, { ...request, ...changes });
  const marked = `id="${PAGE_CONTEXT_ELEMENT_ID}">`;
  const start = html.indexOf(marked);
  const json = start === -1 ? 'null' : html.slice(start + marked.length, html.indexOf('</script>', start));
  return { html, context: JSON.parse(json) as PublishedPageContext };
}

it('delivers the settings in the page context and what they show in the page [OVER-01] [OVER-23] [OVER-29] [OVER-38] [OVER-127]', () => {
  const { html, context } = render(shellOf(RECORDS));
  expect(context.popupOverlaySettings).toEqual({
    style: 'show',
    enableMobile: true,
    version: 3,
    showUntilSignup: false,
    displayFrequency: 7,
    delaySeconds: 5,
    scrollDepth: null,
  });
  expect(context.mobileInfoBarSettings).toEqual({ style: 'dark' });
  expect([context.showAnnouncementBar, context.websiteSettings?.ssBadgeType]).toEqual([true, 'black']);
  expect(html).toContain('Free shipping');
  expect(html.indexOf('portico-announcement')).toBeLessThan(html.indexOf('<header'));
  expect(html).toContain('Spring &lt;sale&gt;');
  // The form stands in the template, for a browser that is shown the popup.
  expect(html.indexOf(`data-form-id="${FORM_ID}"`)).toBeGreaterThan(html.indexOf('<template'));
  expect(html).toContain('href="http://app.localhost:8080/"');
  expect(html).toContain('<script type="module"');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('a site without overlays carries nothing of them, no script either [OVER-02] [OVER-24] [OVER-29] [OVER-39]', () => {
  const { html, context } = render(shellOf({}, 'none'));
  expect(html).not.toMatch(/portico-(announcement|badge|offer|info-bar|popup)|<template|type="module"/);
  expect([context.popupOverlaySettings, context.mobileInfoBarSettings, context.showAnnouncementBar]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});

it.each([
  ['black', 'OVER-39'],
  ['white', 'OVER-39'],
])('shows a %s badge [%s]', (badge) => {
  expect(render(shellOf({}, badge)).html).toContain(`data-badge="${badge}"`);
});

it('a picture of a page has no overlay [OVER-16] [OVER-19] [OVER-40]', () => {
  const { html } = render(shellOf(RECORDS), { isScreenshot: true });
  expect(html).not.toMatch(/portico-(announcement|badge|offer|info-bar)|<template/);
});

it.each([
  [
    'OVER-17',
    'the lock screen',
    {},
    { ...content, kind: 'lock-screen', action: '/unlock', wanted: '/', problem: null },
  ],
  ['OVER-18', 'a page shown because there is none', { isNotFound: true }, content],
  ['OVER-18', 'the page that says there is none', {}, { ...content, kind: 'not-found', message: 'None.' }],
] as const)('[%s] %s has no popup, but the bars', (_id, _name, changes, shown) => {
  const { html, context } = render(shellOf(RECORDS), changes, shown);
  expect(context.popupOverlaySettings).toBeUndefined();
  expect(html).toContain('portico-announcement');
});

it('the popup stands on the chosen pages only [OVER-20]', () => {
  const chosen = (pageIds: string[]) =>
    shellOf({
      ...RECORDS,
      'popup-overlay': { ...(RECORDS['popup-overlay'] as DocumentRecord), pages: 'chosen', pageIds },
    });
  expect(render(chosen(['x'])).context.popupOverlaySettings).toBeUndefined();
  expect(render(chosen([PAGE_ID])).context.popupOverlaySettings).toBeDefined();
});

it('announcement and info bar stand on the chosen pages only, and other pages carry no script for them [OVER-23] [OVER-29]', () => {
  const bars = (pageIds: string[]) => {
    const { 'announcement-bar': announcement, 'mobile-info-bar': infoBar, ...rest } = RECORDS;
    const { 'business-details': business } = rest;
    const where = { pages: 'chosen', pageIds } as const;
    return shellOf(
      {
        'announcement-bar': { ...(announcement as DocumentRecord), ...where },
        'mobile-info-bar': infoBar as DocumentRecord,
        'mobile-info-bar-pages': { id: 'mobile-info-bar-pages', type: 'mobile-info-bar-pages', ...where },
        'business-details': business as DocumentRecord,
      },
      'none',
    );
  };
  const elsewhere = render(bars(['x']));
  expect(elsewhere.html).not.toMatch(/portico-announcement|portico-info-bar|type="module"/);
  expect([elsewhere.context.showAnnouncementBar, elsewhere.context.mobileInfoBarSettings]).toEqual([
    false,
    undefined,
  ]);
  const here = render(bars([PAGE_ID]));
  expect(here.html).toContain('portico-announcement');
  expect(here.context.mobileInfoBarSettings).toEqual({ style: 'dark' });
});

describe('where visitors are asked about cookies', () => {
  const asks = { id: 'cookie-banner', type: 'cookie-banner', isCookieBannerEnabled: true } as const;
  const linkIn = (html: string) =>
    /<footer.*<a href="#cookie-settings">([^<]*)<\/a>.*<\/footer>/s.exec(html)?.[1] ?? null;

  it('the footer ends with a link that asks again, in the language of the site [CONS-50]', () => {
    const shell = shellOf({ 'cookie-banner': asks }, 'none');
    expect(linkIn(render(shell).html)).toBe('Cookie settings');
    const german = { ...shell, settings: { ...shell.settings, language: 'de' } };
    expect(linkIn(render(german).html)).toBe('Cookie-Einstellungen');
    expect(linkIn(render(shellOf({}, 'none')).html)).toBeNull();
  });

  it('a link that the owner placed in the footer takes its place [CONS-50]', () => {
    const { sections } = footerWith('#cookie-settings');
    const shell = { ...shellOf({ 'cookie-banner': asks }, 'none'), footer: sections };
    const { html } = render(shell);
    expect(html.match(/href="#cookie-settings"/g)).toHaveLength(1);
    expect(html).not.toContain('portico-footer-cookies');
  });

  it('a link to the choice brings the script it needs, wherever it stands [CONS-50]', () => {
    const { sections } = footerWith('#cookie-settings');
    expect(render({ ...shellOf({}, 'none'), footer: sections }).html).toContain('type="module"');
    expect(render({ ...shellOf({}, 'none'), footer: footerWith('#top').sections }).html).not.toContain(
      'type="module"',
    );
  });
});

/** A footer with one button. */
function footerWith(href: string) {
  const sectionId = 'd'.repeat(24);
  const clickthroughUrl = { kind: 'url', href, newWindow: false };
  const data = { ...button.defaults(), buttonText: 'Choice', clickthroughUrl };
  const records = {
    [sectionId]: { id: sectionId, type: 'section', order: 'a' },
    [FORM_ID]: {
      id: FORM_ID,
      type: 'block',
      blockType: 'button',
      sectionId,
      desktop: { x: 0, y: 0, w: 8, h: 2 },
      mobile: null,
      dataVersion: button.dataVersion,
      data,
    },
  } as unknown as DocumentRecords;
  return { sections: deriveSections(records, blockHeight) };
}

it('an info bar without an action is not drawn [OVER-26]', () => {
  const { html } = render(shellOf({ 'mobile-info-bar': RECORDS['mobile-info-bar'] as DocumentRecord }));
  expect(html).not.toContain('portico-info-bar');
});

it('signed-in owners see changes that are not published yet [OVER-15] [OVER-28] [OVER-30] [ROLE-30]', () => {
  const shell = { ...shellOf({}, 'none'), overlayRecords: RECORDS };
  const account = { id: 'a', displayName: 'Ada' };
  const { html, context } = render(shell, { host: 'app', account, websiteRoles: ['admin'] });
  expect(html).toContain('Free shipping');
  expect(context.popupOverlaySettings?.version).toBe(3);
});
