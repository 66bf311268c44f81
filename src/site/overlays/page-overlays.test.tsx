import { expect, it } from 'vitest';
import { form } from '#blocks/form/index.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { richTextAsJson, richTextOf } from '#domain/rich-text/rich-text.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { PAGE_CONTEXT_ELEMENT_ID } from '#domain/visitor/page-context.ts';
import type { PublishedPageContext } from '../page/page-context-of.ts';
import type { PageContent } from '../page/page-content.ts';
import type { PageRequest } from '../page/page-request.ts';
import { renderPage } from '../page/render-page.tsx';
import type { SiteShell } from '../page/site-shell.ts';

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
    text: richTextAsJson(richTextOf('Free shipping')),
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
  settings: siteSettingsSchema.parse({ id: 'settings', type: 'settings', ssBadgeType: badge }),
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
  roles: [],
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

it('delivers the settings in the page context and what they show in the page [OVER-01] [OVER-23] [OVER-29] [OVER-38]', () => {
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
  ['OVER-17', 'the lock screen', { isLockScreen: true }],
  ['OVER-18', 'the page that says there is none', { isNotFound: true }],
] as const)('[%s] %s has no popup, but the bars', (_id, _name, changes) => {
  const { html, context } = render(shellOf(RECORDS), changes);
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

it('an info bar without an action is not drawn [OVER-26]', () => {
  const { html } = render(shellOf({ 'mobile-info-bar': RECORDS['mobile-info-bar'] as DocumentRecord }));
  expect(html).not.toContain('portico-info-bar');
});

it('signed-in owners see changes that are not published yet [OVER-15] [OVER-28] [OVER-30]', () => {
  const shell = { ...shellOf({}, 'none'), overlayRecords: RECORDS };
  const account = { id: 'a', displayName: 'Ada' };
  const { html, context } = render(shell, { host: 'app', account, roles: ['admin'] });
  expect(html).toContain('Free shipping');
  expect(context.popupOverlaySettings?.version).toBe(3);
});
