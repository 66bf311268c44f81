import { describe, expect, it } from 'vitest';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { customCssSchema, MAX_CUSTOM_CSS_LENGTH } from '#domain/owner-code/custom-css.ts';
import { injectedCodeSchema, MAX_INJECTED_CODE_LENGTH } from '#domain/owner-code/injected-code.ts';
import { ownerCodeOf } from './owner-code.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

const css = { id: 'custom-css', type: 'custom-css', css: 'h1 { color: teal }' } as const;
const siteCode = {
  id: 'injected-code',
  type: 'injected-code',
  head: '<script>window.site=1</script>',
  bodyEnd: '<script>window.end=1</script>',
} as const;
const pageCode = { head: '<meta name="page">', bodyEnd: '', isTracking: false };
const BANNER = { id: 'cookie-banner', type: 'cookie-banner', isCookieBannerEnabled: true } as const;

function codeOn(
  request: Partial<PageRequest> = {},
  records: DocumentRecords = { 'custom-css': css, 'injected-code': siteCode },
  content: object = { kind: 'page', code: pageCode },
) {
  return ownerCodeOf(
    { records } as unknown as SiteShell,
    content as PageContent,
    { host: 'public', isPreview: false, isScreenshot: false, ...request } as PageRequest,
  );
}

describe('what an owner adds to a page', () => {
  it('stands on public hosts: CSS, then the code of the site, then that of the page [DSGN-62, DSGN-63]', () => {
    expect(codeOn()).toEqual({
      head: `<style data-portico-custom>h1 { color: teal }</style>${siteCode.head}<meta name="page">`,
      bodyEnd: siteCode.bodyEnd,
      isHeld: false,
    });
  });

  it('is CSS alone in the preview, and nothing on the app host [DSGN-62, DSGN-63]', () => {
    const preview = codeOn({ host: 'app', isPreview: true });
    expect([preview.head.includes('h1 { color: teal }'), preview.head.includes('<script')]).toEqual([
      true,
      false,
    ]);
    expect(preview.bodyEnd).toBe('');
    expect(codeOn({ host: 'app' })).toEqual({ head: '', bodyEnd: '', isHeld: false });
  });

  it.each([
    ['a picture of the page', { isScreenshot: true }, { kind: 'page', code: pageCode }],
    ['the page that asks for a password', {}, { kind: 'lock-screen', code: pageCode }],
    ['the page of a failure', {}, { kind: 'error', code: pageCode }],
  ])('runs nothing on %s [DSGN-63]', (_, request, content) => {
    const { head, bodyEnd } = codeOn(request, { 'injected-code': siteCode }, content);
    expect([head, bodyEnd]).toEqual(['', '']);
  });

  it('cannot end its style element [DSGN-62]', () => {
    const { head } = codeOn(
      {},
      { 'custom-css': { ...css, css: '</style><script>bad()</script>' } },
      { kind: 'page' },
    );
    expect(head).not.toContain('</style><script>');
  });

  it.each([
    [
      'CSS that asks other hosts',
      { 'custom-css': { ...css, css: '@import url("https://fonts.example/a.css");' } },
    ],
    [
      'a script of another host',
      {
        'injected-code': {
          ...siteCode,
          head: '',
          bodyEnd: '<script src="https://stats.example/t.js"></script>',
        },
      },
    ],
    ['code that counts visitors', { 'injected-code': { ...siteCode, bodyEnd: '', isTracking: true } }],
  ] as readonly (readonly [string, DocumentRecords])[])(
    'waits for consent where the site asks: %s [CONS-63] [DSGN-62, DSGN-63]',
    (_, records) => {
      const asked = codeOn({}, { ...records, 'cookie-banner': BANNER }, { kind: 'page' });
      expect([asked.head, asked.isHeld]).toEqual(['', true]);
      expect(asked.bodyEnd).toMatch(/^<div hidden data-held-page-code="[^<>]+"><\/div>$/);
      expect(codeOn({}, records, { kind: 'page' }).isHeld).toBe(false);
    },
  );

  it('is at most 100,000 characters [DSGN-62, DSGN-63]', () => {
    const text = (length: number) => 'x'.repeat(length);
    const cssOf = (length: number) => customCssSchema.safeParse({ ...css, css: text(length) }).success;
    expect([cssOf(MAX_CUSTOM_CSS_LENGTH), cssOf(MAX_CUSTOM_CSS_LENGTH + 1)]).toEqual([true, false]);
    for (const field of ['head', 'bodyEnd']) {
      const isTaken = (length: number) =>
        injectedCodeSchema.safeParse({ ...siteCode, [field]: text(length) }).success;
      expect([isTaken(MAX_INJECTED_CODE_LENGTH), isTaken(MAX_INJECTED_CODE_LENGTH + 1)]).toEqual([
        true,
        false,
      ]);
    }
  });
});
