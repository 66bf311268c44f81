import { expect, it } from 'vitest';
import type { SiteId, AccountId, DocumentId } from '#domain/documents/record.ts';
import { configPage } from './config-page.ts';
import { firstLook } from './first-look.ts';
import { FRAME_PAGE, FRAME_POLICY } from './frame-page.ts';

const ENTRY = { scripts: ['/_portico/editor/config.js'], styles: ['/_portico/a.css'], preloads: [] };

it('keeps texts of the site from becoming markup of the configuration area', () => {
  const html = configPage(
    { locale: 'en', entry: ENTRY, firstLook: '' },
    {
      siteId: 's' as SiteId,
      siteDocumentId: 'd' as DocumentId,
      identifier: 'demo',
      siteTitle: '</script><script>alert(1)</script>',
      publicOrigin: 'http://demo.localhost',
      dashboardUrl: 'http://app.localhost/',
      account: { id: 'a' as AccountId, name: '<b>Ada</b>', email: 'ada@example.com' },
      hasStreetMaps: false,
      members: { isOn: false, signIn: 'Sign in', inPlace: [null, null] },
      cart: null,
      peopleToAsk: [],
      areas: ['pages'],
      featuresOff: [],
      permissions: ['content.read'],
    },
    { '/api/content': '"</script><script>alert(2)</script>"' },
  );
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<b>Ada');
  expect(html).toContain('<script type="module" src="/_portico/editor/config.js"></script>');
});

it('lets no script run in the canvas frame [EDIT-77]', () => {
  expect(FRAME_POLICY).toContain("script-src 'none'");
  expect(FRAME_POLICY).toContain("form-action 'none'");
  expect(FRAME_PAGE).not.toContain('<script');
});

it('shows the draft of a page in a frame in which nothing runs until the editor is there [EDIT-215]', () => {
  const markup = firstLook('/über uns"><script>');
  expect(markup).toContain('src="/%C3%BCber%20uns%22%3E%3Cscript%3E?draft&amp;noredirect&amp;screenshot"');
  expect(markup).toContain('sandbox="allow-same-origin" aria-hidden="true" inert');
});
